/** Plans the bids of a lot. */
import { leastBid, type LotState } from "../../domain/lot/lot.ts";
import { contest } from "../../domain/lot/price.ts";
import { canaryFrom } from "./canaries.ts";
import type { Random } from "./random.ts";
import type { BidSeed } from "./types.ts";

/** The course of a lot's bidding. */
export interface WarPlan {
  /** Approximate final price, AED; a plan below the minimum stays there. */
  readonly target: number;
  /** Instants of the bids in order, ms: as many bids as the prices allow. */
  readonly times: readonly number[];
  readonly bidders: readonly number[];
  /** Whether the last leader has a stored maximum above the price. */
  readonly secret: boolean;
  /** Only exact bids, each of which takes the lead. */
  readonly exactOnly: boolean;
}

/** Returns the lot after one more bid, by the engine's own price rule. */
function after(lot: LotState, bid: BidSeed): LotState {
  return { ...lot, lead: contest(lot, bid).lead };
}

/** Below the minimum no maximum may cover it: the price would jump there and reveal the secret. */
function mayHide(lot: LotState, maximum: number): boolean {
  const red = lot.reserve !== null && (lot.lead === null || lot.lead.price < lot.reserve);
  return (
    !(red && lot.reserve !== null && maximum >= lot.reserve) && (lot.buyNow === null || maximum < lot.buyNow)
  );
}

/** Returns the next bid: exact, or sometimes a maximum that is beaten later. */
function climb(
  random: Random,
  lot: LotState,
  { target, bidders, exactOnly }: WarPlan,
  part: number,
  at: number,
): BidSeed | null {
  const least = leastBid(lot);
  const steps = Math.max(
    0,
    Math.floor((lot.startPrice + (target - lot.startPrice) * part - least) / lot.step),
  );
  const amount = least + steps * lot.step;
  if (!exactOnly && amount > Math.max(target, lot.startPrice)) return null;
  if (lot.buyNow !== null && amount >= lot.buyNow) return null;
  const userId = random.pick(bidders.filter((id) => id !== lot.lead?.leaderId));
  const maximum = amount + random.int(1, 5) * lot.step;
  const stored = !exactOnly && part < 1 && random.chance(0.35);
  const takesLead = maximum > (lot.lead?.leaderMax ?? 0) + lot.step;
  if (stored && takesLead && maximum <= target && mayHide(lot, maximum))
    return { userId, mode: "max", amount: maximum, at };
  // An exact bid is always a whole step above the old maximum, so that prices stay round.
  const clear = exactOnly && lot.lead ? Math.max(amount, lot.lead.leaderMax + lot.step) : amount;
  return { userId, mode: "exact", amount: clear, at };
}

/** Returns the last bid: an unbeaten stored maximum, a canary. Null where the prices leave no room for it. */
function secretMaximum(
  random: Random,
  lot: LotState,
  bidders: readonly number[],
  at: number,
): BidSeed | null {
  if (!lot.lead) return null;
  const amount = canaryFrom(lot.lead.leaderMax + lot.step * random.int(2, 7) + 1);
  if (!mayHide(lot, amount)) return null;
  const userId = random.chance(0.6) ? lot.lead.leaderId : random.pick(bidders);
  return { userId, mode: "max", amount, at };
}

/** Returns bids in order of time, none of which the engine refuses. */
export function planBids(random: Random, opening: LotState, plan: WarPlan): BidSeed[] {
  const bids: BidSeed[] = [];
  let lot = opening;
  const last = plan.times.length - 1;
  for (const [i, at] of plan.times.entries()) {
    const bid =
      plan.secret && i === last
        ? secretMaximum(random, lot, plan.bidders, at)
        : climb(random, lot, plan, (i + 1) / (plan.secret ? last : last + 1), at);
    if (!bid) continue;
    bids.push(bid);
    lot = after(lot, bid);
  }
  return bids;
}
