import type { Random } from "../../db/seed/random.ts";
import type { Temperament } from "../controls.ts";

const SECOND_MS = 1_000;
/** Snipers bid when no more than this is left. */
export const SNIPING_MS = 20 * SECOND_MS;
/** Ends move and lots come: nobody waits longer than this for one. */
const LONGEST_MS = 30 * SECOND_MS;

/** How long until some bot looks around again, ms on the auctions' clock. `nextEnd`: of the lot that ends soonest. */
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

/** To some moment within the last seconds of the lot. */
function untilSniping(leftMs: number, random: Random): number {
  const left = leftMs - random.int(3 * SECOND_MS, SNIPING_MS - SECOND_MS);
  return left > 0 ? Math.min(left, LONGEST_MS) : random.int(SECOND_MS, 4 * SECOND_MS);
}
