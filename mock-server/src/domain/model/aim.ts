/** Turns a script's aim into an amount. */
import { leastBid, buyNowAt, type LotState } from "../lot/lot.ts";
import type { Aim } from "./script.ts";

/** Returns the amount that a bidder aims at, AED. */
export function aimed(aim: Aim, lot: LotState, now: number, carried: number): number {
  const next = leastBid(lot);
  const aims: Record<Aim, number> = {
    nextMin: next,
    leaderMax: lot.lead?.leaderMax ?? next,
    min: lot.reserve ?? next,
    buyNow: buyNowAt(lot, now) ?? next,
    power: carried,
    nothing: 0,
  };
  return aims[aim];
}
