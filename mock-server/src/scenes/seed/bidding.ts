/** Creates the bids of the scenes. */
import type { LotKind } from "../../domain/lot/lot.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { planBids } from "./bid-plan.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./calendar.ts";
import type { Deal } from "./deals.ts";
import { openingState } from "./lot-draft.ts";
import { BOT_IDS, WEALTHY_BOT_IDS } from "./people.ts";
import type { Random } from "./random.ts";
import type { Slot } from "./schedule.ts";
import type { BidSeed } from "./types.ts";

/** Returns the share of the way from start price to value, by the remaining time. */
function progress(random: Random, left: number): number {
  if (left < 15 * MINUTE_MS) return random.between(0.8, 1.02);
  if (left < 3 * HOUR_MS) return random.between(0.6, 0.95);
  if (left < DAY_MS) return random.between(0.35, 0.85);
  return random.between(0.05, 0.55);
}

/** Returns the final price for the lot's plan; null for no bid. */
function targetOf(
  random: Random,
  { plan, endsAt }: Slot,
  deal: Deal,
  value: number,
  now: number,
): number | null {
  const { startPrice, step, reserve, buyNow } = deal;
  const below = (price: number): number => Math.min(price, (buyNow ?? Infinity) - step);
  if (plan === "summarizing") {
    const least = reserve ?? value;
    return Math.max(startPrice, Math.min(least * random.between(0.84, 0.98), least - step));
  }
  if (plan === "sold")
    return Math.max(below(value * random.between(0.88, 1.06)), (reserve ?? startPrice) + 2 * step);
  if (plan !== "open") return null;
  const left = endsAt - now;
  if (left > DAY_MS && random.chance(0.3)) return null;
  return below(startPrice + (value * random.between(0.86, 1.02) - startPrice) * progress(random, left));
}

/** Returns the instants of `count` bids while the lot is open, up to shortly before now, denser towards the end. */
function bidTimes(random: Random, { opensAt, endsAt, plan }: Slot, count: number, now: number): number[] {
  const from = opensAt + 5 * MINUTE_MS;
  const to = Math.min(
    endsAt - 25 * SECOND_MS,
    now - random.int(20, plan === "open" ? 2_400 : 60) * SECOND_MS,
  );
  if (to <= from) return [];
  const times = Array.from({ length: count }, () => Math.round(from + (to - from) * random.next() ** 0.55));
  return [...new Set(times)].toSorted((a, b) => a - b);
}

/** Bids that keep a lot open past its advertised end: each within the closing window of the previous one. */
function overtimeTimes(random: Random, endsAt: number, kind: LotKind, now: number): number[] {
  const windowMs = defaultTerms.closingWindowMs[kind];
  const times: number[] = [];
  let at = endsAt - random.int(20, 60) * SECOND_MS;
  while (at < now - 12 * SECOND_MS) {
    times.push(at);
    at += Math.round(random.between(0.35, 0.85) * windowMs);
  }
  const last = times.at(-1);
  // The next bid is not due yet: a recent last bid leaves some time to watch.
  return last !== undefined && now - last > 30 * SECOND_MS ? [...times, now - 15 * SECOND_MS] : times;
}

/** A lot that gets bids. */
export interface OnOffer {
  readonly kind: LotKind;
  readonly slot: Slot;
  readonly deal: Deal;
  /** Its value, AED. */
  readonly value: number;
  readonly sellerId: number;
  /** Most bids. */
  readonly most: number;
}

/** Returns the bids that lead a lot to its plan. */
export function makeBids(
  random: Random,
  { kind, slot, deal, value, sellerId, most }: OnOffer,
  now: number,
): BidSeed[] {
  const target = targetOf(random, slot, deal, value, now);
  if (target === null) return [];
  const pool = kind === "apartment" ? WEALTHY_BOT_IDS : BOT_IDS;
  const bidders = random.shuffled(pool).slice(0, random.int(3, kind === "apartment" ? 5 : 8));
  const room = Math.floor((target - deal.startPrice) / deal.step) + 1;
  const wanted = random.int(4, most);
  const count = Math.max(1, Math.min(wanted, slot.overtime ? Math.floor(room / 2) : room));
  const early = bidTimes(random, slot, count, now);
  const times = slot.overtime ? [...early, ...overtimeTimes(random, slot.endsAt, kind, now)] : early;
  const opening = openingState({ id: 0, kind, sellerId, ...slot, ...deal, reviewDays: 2 });
  const secret = !slot.overtime && times.length > 1 && random.chance(0.5);
  return planBids(random, opening, { target, times, bidders, secret, exactOnly: slot.overtime });
}
