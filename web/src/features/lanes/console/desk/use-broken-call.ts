import { useEffect, useEffectEvent, useRef } from "react";
import { money } from "@marsa/api-spec/amounts";
import type { DeskView } from "./desk-view.ts";

/** Reports that a bid ended a final call, since the orange disappears faster than one can read the log. */
export function useBrokenCall(view: DeskView, say: (what: string) => void): void {
  const onBroken = useEffectEvent(say);
  const before = useRef<DeskView | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const { turn, live, timers, state } = view;
    if (was?.state !== "running" || state !== "running") return;
    if (was.turn?.phase !== "final_call" || turn?.phase !== "running") return;
    if (was.turn.id_auction !== turn.id_auction || live?.price == null) return;
    onBroken(
      `${live.leader ?? "A bidder"} leads at ${money(live.price)}: the final call is off, ${timers.running_s} s again.`,
    );
  }, [view]);
}
