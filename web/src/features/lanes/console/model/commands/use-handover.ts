import { useEffect, useEffectEvent, useRef } from "react";
import { serverClock } from "#/realtime/clock/clock.ts";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { Commands } from "./press.ts";
import type { Notice } from "./use-notice.ts";
import { deskNews, type DeskAt } from "../desk/desk-news.ts";
import { type DeskView, isOver } from "../desk/desk-view.ts";

/** Handles requests for the desk, and reports changes to the reader. */
export function useHandover(view: DeskView, desk: LaneDeskNow, me: number | undefined, commands: Commands) {
  useDeskNews(view.desk, desk, me, commands.say);
  return {
    /** The person who asks for the reader's desk; null: nobody. */
    asker: view.desk === "mine" && !isOver(view.state) ? (desk.desk?.asked_by ?? null) : null,
    takeOver: () => commands.press({ id: "takeover", name: "The desk", command: { do: "takeover" } }),
    /** Refuses a request for the desk, or withdraws the reader's own. */
    decline: () => commands.press({ id: "decline", name: "The answer", command: { do: "decline" } }),
  };
}

/** Reports changes of the desk that the screen does not show. */
function useDeskNews(
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
