import { useLayoutEffect, useRef } from "react";
import type { Command } from "./command.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { preconditionOf } from "./preconditions.ts";

/** Commands on the current lot, which can change under a press. */
const ON_CURRENT_LOT = [
  "final-call",
  "hold",
  "sell",
  "pass",
  "green-light",
  "change-min",
  "ask",
  "step",
  "lower-start",
  "skip",
  "disable",
  "reopen",
  "next",
  "open",
  "resume",
  "pause",
  "takeover",
] as const satisfies readonly Command["do"][];

/** Returns when the precondition of a command last changed on the screen, ms of `performance.now()`; −∞: never. */
export function useChanges(view: DeskView): (command: Pick<Command, "do">) => number {
  const seen = useRef(new Map<Command["do"], { precondition: string; at: number }>());
  useLayoutEffect(() => {
    const lotId = view.turn?.id_auction ?? 0;
    for (const one of ON_CURRENT_LOT) {
      const precondition = preconditionOf({ do: one, lotId }, view);
      const before = seen.current.get(one);
      if (before?.precondition === precondition) continue;
      seen.current.set(one, { precondition, at: before ? performance.now() : -Infinity });
    }
  }, [view]);
  return (command) => seen.current.get(command.do)?.at ?? -Infinity;
}
