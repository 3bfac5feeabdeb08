import { useEffect, useEffectEvent, useRef } from "react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { deskNews, type DeskAt } from "./desk-news.ts";
import type { DeskView } from "./desk-view.ts";
import type { Notice } from "./use-commands.ts";

/** Tells the reader what he would not see of the desk's changes by himself. */
export function useDeskNews(
  whose: DeskView["desk"],
  desk: Schema<"LaneDesk"> | null,
  me: number | undefined,
  say: (notice: Notice) => void,
): void {
  const before = useRef<DeskAt>({ whose, desk });
  const tell = useEffectEvent((now: DeskAt) => {
    const text = deskNews(before.current, now, me);
    before.current = now;
    if (text !== null) say({ tone: "done", text, stays: true });
  });
  useEffect(() => tell({ whose, desk }), [whose, desk]);
}
