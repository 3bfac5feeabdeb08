import type { DeskView, Phase } from "./desk-view.ts";

const THEN: Readonly<Record<Phase, string>> = {
  pending: "the lot opens",
  waiting_to_start: "the lot opens",
  waiting_for_bid: "the lot passes",
  running: "the final call",
  final_call: "the hammer",
  finished: "the next lot",
};

/** Returns the consequence of the clock that runs behind a dialog; null: none runs. `at`: server ms. */
export function clockBehind({
  state,
  turn,
  isLast,
}: Pick<DeskView, "state" | "turn" | "isLast">): { readonly at: number; readonly comes: string } | null {
  if (state !== "running" && state !== "open") return null;
  if (turn?.deadline == null) return null;
  const ends = turn.phase === "finished" && isLast;
  return {
    at: Date.parse(turn.deadline),
    comes: ends ? "the lane ends" : THEN[turn.phase],
  };
}
