import { useEffect, useEffectEvent, useRef } from "react";
import { serverClock } from "#/realtime/clock/clock.ts";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import { deskNews, type DeskAt } from "./desk-news.ts";
import type { DeskView } from "./desk-view.ts";
import type { Notice } from "../commands/use-notice.ts";

/** Reports changes of the desk that the screen does not show. */
export function useDeskNews(
  whose: DeskView["desk"],
  { desk, seenAt }: Pick<LaneDeskNow, "desk" | "seenAt">,
  me: number | undefined,
  say: (notice: Notice) => void,
): void {
  const before = useRef<DeskAt>({ whose, desk, seenAt });
  const sayNews = useEffectEvent((now: DeskAt) => {
    const text = deskNews(before.current, now, me, serverClock.now());
    before.current = now;
    if (text !== null) say({ tone: "done", text, stays: true });
  });
  useEffect(() => sayNews({ whose, desk, seenAt }), [whose, desk, seenAt]);
}
