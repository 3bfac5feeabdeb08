/** Generates random auction scripts. */
import type { BidMode } from "@marsa/api-spec/money";
import * as fc from "fast-check";
import type { NaiveTerms } from "@marsa/api-spec/model/naive-lot";

/** Lots at the same time; a finished lot makes room for a new one. */
export const SLOTS = 3;

/** The amount that a bidder starts from. Some know secret amounts, to hit ties. */
export type Aim = "nextMin" | "leaderMax" | "min" | "buyNow" | "power" | "nothing";

export type Step =
  | { readonly type: "idle" }
  | {
      readonly type: "bid";
      readonly who: number;
      readonly slot: number;
      readonly mode: BidMode;
      readonly aim: Aim;
      /** Steps and dirhams added to the aim. */
      readonly steps: number;
      readonly dirhams: number;
      readonly waitMs: number;
      /** Waits until this many ms before the end of the lot, if that is in the future. */
      readonly beforeEndMs: number | null;
    }
  | { readonly type: "close" | "extend" | "open"; readonly slot: number; readonly waitMs: number }
  | {
      readonly type: "remove";
      readonly who: number;
      readonly slot: number;
      /** Waits until the closing window begins, if that is in the future. */
      readonly atWindow: boolean;
      readonly waitMs: number;
    }
  | {
      readonly type: "buy";
      readonly who: number;
      readonly slot: number;
      /** Dirhams added to the lot's price. */
      readonly dirhams: number;
      readonly waitMs: number;
    }
  | {
      readonly type: "price";
      readonly what: "min" | "start" | "buyNow";
      readonly slot: number;
      /** Percentage of the current price; null removes the price. */
      readonly perCent: number | null;
      readonly dirhams: number;
      /** For a minimum: goes to the leader's maximum, which no seller knows. */
      readonly toMaximum: boolean;
      readonly atWindow: boolean;
      /** How often in a row. */
      readonly times: number;
      readonly waitMs: number;
    }
  /** Pauses all auctions for a few steps. */
  | {
      readonly type: "pause";
      readonly steps: number;
      /** Time that passes after the last of these. */
      readonly longerMs: number;
      readonly waitMs: number;
    }
  /** A buyer makes a group of all lots, or ends theirs. Steps and dirhams are added to each next minimum. */
  | {
      readonly type: "group";
      readonly who: number;
      readonly steps: readonly number[];
      readonly dirhams: number;
      readonly waitMs: number;
    }
  | { readonly type: "lapse"; readonly waitMs: number }
  /** The staff lock a buyer, or unlock a locked one. */
  | { readonly type: "lock"; readonly who: number; readonly waitMs: number }
  /** The server stops, and restarts from the disk. */
  | { readonly type: "restart"; readonly waitMs: number };

export type Offer = Omit<NaiveTerms, "opens" | "ends" | "seller"> & {
  readonly opensInMs: number;
  readonly lastsMs: number;
};

export interface Script {
  readonly depositsAed: readonly number[];
  /** Lots on offer, one after the other. */
  readonly offers: readonly Offer[];
  readonly steps: readonly Step[];
}

const waitMs = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
);

const bid: fc.Arbitrary<Step> = fc.record({
  type: fc.constant("bid" as const),
  who: fc.nat(),
  slot: fc.nat(SLOTS - 1),
  mode: fc.constantFrom<BidMode>("exact", "max"),
  aim: fc.oneof(
    { weight: 8, arbitrary: fc.constant<Aim>("nextMin") },
    { weight: 5, arbitrary: fc.constant<Aim>("leaderMax") },
    { weight: 2, arbitrary: fc.constantFrom<Aim>("min", "buyNow", "power", "nothing") },
  ),
  steps: fc.oneof(fc.constant(0), fc.integer({ min: -1, max: 6 })),
  dirhams: fc.oneof(fc.constant(0), fc.integer({ min: -1, max: 1 }), fc.integer({ min: -400, max: 400 })),
  waitMs,
  beforeEndMs: fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.nat(200_000) },
  ),
});

const slot = fc.nat(SLOTS - 1);
const atWindow = fc.oneof(
  { weight: 12, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant<Step>({ type: "idle" }) },
  { weight: 85, arbitrary: bid },
  { weight: 7, arbitrary: fc.record({ type: fc.constant("close" as const), slot, waitMs }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("extend" as const), slot, waitMs }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("open" as const), slot, waitMs }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("remove" as const), who: fc.nat(), slot, atWindow, waitMs }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("buy" as const),
      who: fc.nat(),
      slot,
      dirhams: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(-1) }),
      waitMs,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      type: fc.constant("price" as const),
      what: fc.constantFrom("min" as const, "min" as const, "start" as const, "buyNow" as const),
      slot,
      perCent: fc.option(fc.oneof(fc.constant(95), fc.integer({ min: 80, max: 101 })), { freq: 12 }),
      dirhams: fc.integer({ min: -1, max: 1 }),
      toMaximum: fc.boolean(),
      atWindow,
      times: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(4) }),
      waitMs,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("pause" as const),
      steps: fc.integer({ min: 1, max: 12 }),
      longerMs: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.nat(8_000_000) },
      ),
      waitMs,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("group" as const),
      who: fc.nat(),
      steps: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: SLOTS, maxLength: SLOTS }),
      dirhams: fc.integer({ min: -1, max: 99 }),
      waitMs,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("lapse" as const), waitMs }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("lock" as const), who: fc.nat(), waitMs }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("restart" as const), waitMs }) },
);

const offer: fc.Arbitrary<Offer> = fc
  .record({
    kind: fc.constantFrom("vehicle" as const, "apartment" as const),
    start: fc.integer({ min: 500, max: 60_000 }),
    step: fc.constantFrom(1, 100, 250, 500, 1_000),
    minAbove: fc.option(fc.nat(12), { freq: 4 }),
    minDirhams: fc.nat(99),
    buyNowAbove: fc.option(fc.integer({ min: 4, max: 60 }), { freq: 2 }),
    reviewDays: fc.integer({ min: 1, max: 7 }),
    opensInMs: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(20_000) }),
    lastsMs: fc.integer({ min: 1, max: 900_000 }),
  })
  .map(({ minAbove, minDirhams, buyNowAbove, ...rest }) => {
    const min = minAbove === null ? null : rest.start + minAbove * rest.step + minDirhams;
    const least = Math.max(rest.start + 4 * rest.step, (min ?? 0) + 1);
    return { ...rest, min, buyNow: buyNowAbove === null ? null : least + (buyNowAbove - 4) * rest.step };
  });

/**
 * Generates a script of about `length` steps, with as many lots as needed. Shrinking replaces steps by idle ones
 * and drops these, so that a counterexample shows the relevant steps.
 */
export function scripts(length: number): fc.Arbitrary<Script> {
  return fc.record({
    depositsAed: fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 5, maxLength: 5 }),
    offers: fc.array(offer, { minLength: 8, maxLength: 8 }),
    steps: fc
      .array(step, { minLength: length, maxLength: length })
      .map((steps) => steps.filter(({ type }) => type !== "idle")),
  });
}
