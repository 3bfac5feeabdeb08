import { useLayoutEffect, useRef } from "react";
import type { Command } from "./command.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { preconditionOf } from "./preconditions.ts";

/** Commands about the current lot, where it may change under the hand. */
const ON_STAGE = [
  "final-call",
  "green-light",
  "change-min",
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

/** When what a command is about last changed on the screen, ms of `performance.now()`; −∞: it did not since it is there. */
export function useChanges(view: DeskView): (command: Pick<Command, "do">) => number {
  const seen = useRef(new Map<Command["do"], { precondition: string; at: number }>());
  useLayoutEffect(() => {
    const lotId = view.turn?.id_auction ?? 0;
    for (const one of ON_STAGE) {
      const precondition = preconditionOf({ do: one, lotId }, view);
      const before = seen.current.get(one);
      if (before?.precondition === precondition) continue;
      seen.current.set(one, { precondition, at: before ? performance.now() : -Infinity });
    }
  }, [view]);
  return (command) => seen.current.get(command.do)?.at ?? -Infinity;
}
