/** Decides how long bots pause between bids. */
import type { Random } from "../../scenes/seed/random.ts";
import type { LanePhase } from "../../domain/lot/lane.ts";
import type { Temperament } from "../../ports/controls.ts";

const SECOND_MS = 1_000;
/** Snipers bid within this time before the end. */
export const SNIPING_MS = 20 * SECOND_MS;
/** Longest pause: ends move and lots are added. */
const LONGEST_MS = 30 * SECOND_MS;
/** Probability that calm bots wait for the final call before the next bid. */
const HESITATES = 0.14;

/** Returns the time until the next check of some bot, ms on the auction clock. `nextEnd`: the earliest end of a lot. */
export function pauseOf(
  temperament: Temperament,
  now: number,
  nextEnd: number | null,
  random: Random,
): number {
  switch (temperament) {
    case "calm":
      return random.int(8 * SECOND_MS, 20 * SECOND_MS);
    case "eager":
      return random.int(SECOND_MS, 3 * SECOND_MS);
    case "stubborn":
      return random.int(2 * SECOND_MS, 6 * SECOND_MS);
    case "sniper":
      return untilSniping(nextEnd === null ? Infinity : nextEnd - now, random);
  }
}

/** Returns the time until some bot bids in a live lane, ms; null: not in this phase. `leftMs`: rest of the phase. */
export function pauseInRoom(
  temperament: Temperament,
  phase: LanePhase,
  leftMs: number,
  random: Random,
): number | null {
  // Bots hesitate before a first bid.
  if (phase === "waiting_for_bid") return random.int(3 * SECOND_MS, 9 * SECOND_MS);
  switch (temperament) {
    case "calm":
      return random.chance(HESITATES)
        ? random.int(9 * SECOND_MS, 21 * SECOND_MS)
        : random.int(2 * SECOND_MS, 7 * SECOND_MS);
    case "eager":
      return random.int(SECOND_MS, 3 * SECOND_MS);
    case "stubborn":
      return random.int(2 * SECOND_MS, 5 * SECOND_MS);
    case "sniper":
      return phase === "final_call" ? Math.max(0, leftMs - random.int(SECOND_MS, 5 * SECOND_MS)) : null;
  }
}

/** Returns a moment within the last seconds of the lot. */
function untilSniping(leftMs: number, random: Random): number {
  const left = leftMs - random.int(3 * SECOND_MS, SNIPING_MS - SECOND_MS);
  return left > 0 ? Math.min(left, LONGEST_MS) : random.int(SECOND_MS, 4 * SECOND_MS);
}
