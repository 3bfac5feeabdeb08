/** Creates the prices of lots. */
import { suggestedStep } from "@marsa/api-spec/money";
import type { LotKind } from "../../domain/lot/lot.ts";
import { canaryFrom } from "./canaries.ts";
import type { Random } from "./random.ts";
import type { LotPlan } from "./types.ts";

/** A seller's prices, whole AED. */
export interface Deal {
  readonly startPrice: number;
  readonly step: number;
  readonly reserve: number | null;
  readonly buyNow: number | null;
}

/** Rounds a price as people do: the larger the price, the rounder. */
export function roundPrice(price: number): number {
  const unit =
    price < 10_000
      ? 100
      : price < 50_000
        ? 500
        : price < 200_000
          ? 1_000
          : price < 1_000_000
            ? 5_000
            : 10_000;
  return Math.round(price / unit) * unit;
}

/** Whether a plan needs a minimum price: only a price below it leaves the decision to the seller. */
const withReserve = (random: Random, plan: LotPlan, kind: LotKind): boolean =>
  plan === "summarizing" || random.chance(kind === "apartment" ? 0.85 : 0.62);

/** The start price of a vehicle without a minimum: next to nothing for a cheap one, and a third of a dear one. */
function bargainStart(value: number): number {
  return value < 30_000 ? 1_000 : roundPrice(value * 0.35);
}

/**
 * Returns the prices for a value in AED. The minimum is a canary between start price and value; buy now is at least
 * four steps above the start price and above the minimum.
 */
export function makeDeal(random: Random, kind: LotKind, plan: LotPlan, value: number): Deal {
  const bargain = kind === "vehicle" && plan !== "summarizing" && random.chance(0.06);
  const startPrice = bargain
    ? bargainStart(value)
    : roundPrice(value * random.between(0.5, kind === "apartment" ? 0.72 : 0.68));
  const step = suggestedStep(startPrice);
  const reserve =
    !bargain && withReserve(random, plan, kind) ? canaryFrom(value * random.between(0.8, 0.93)) : null;
  const wanted = Math.max(value * random.between(1.1, 1.22), startPrice + 4 * step, (reserve ?? 0) + step);
  const offered = !bargain && random.chance(0.28);
  const rounded = roundPrice(wanted);
  return {
    startPrice,
    step,
    reserve,
    buyNow: offered ? (rounded < wanted ? rounded + 10_000 : rounded) : null,
  };
}
