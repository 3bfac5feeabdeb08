import type { Schema } from "@marsa/api-spec/client-problem";
import type { LaneAbout, LaneState } from "./lanes-store.ts";

/**
 * Estimates the start of a lot's turn, server ms, as if every lot before it sells with two bids and a final call. Null
 * while the lane is paused, for a lot that had its turn, and for a lot that is not in the run.
 * @param ahead ids of the lots to come, in their order
 */
export function expectedAt(
  { live, about }: { readonly live: LaneState; readonly about: LaneAbout },
  ahead: readonly number[],
  lotId: number,
  now: number,
): number | null {
  const place = ahead.indexOf(lotId);
  const { state, turn } = live;
  if (place < 0 || state === "paused" || state === "finished" || state === "cancelled") return null;
  const { between_s, running_s, final_s, card_s } = about.timers;
  const bidding = 2 * running_s + final_s + card_s;
  const each = (between_s + bidding) * 1_000;
  if (turn === null) return Math.max(Date.parse(about.start), now) + place * each;
  const rest = restAfter(turn.phase, about.timers) * 1_000;
  const over = Math.max(turn.deadline === null ? now : Date.parse(turn.deadline), now) + rest;
  return over + between_s * 1_000 + place * each;
}

/** The time that a lot needs after its phase, s. */
function restAfter(phase: Schema<"LanePhase">, { running_s, final_s, card_s }: Schema<"Timers">): number {
  switch (phase) {
    case "pending":
    case "waiting_to_start":
      return 2 * running_s + final_s + card_s;
    case "waiting_for_bid":
      return running_s + final_s + card_s;
    case "running":
      return final_s + card_s;
    case "final_call":
      return card_s;
    case "finished":
      return 0;
  }
}
