/** The programmes of the scenes. */
import type { LotKind } from "../../domain/lot/lot.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./calendar.ts";
import type { LotPlan } from "./types.ts";

/** The mix of a scene: plans, ends and bids of its lots. */
export interface Programme {
  /** Percentage of lots for each plan. */
  readonly shares: Readonly<Record<LotKind, Readonly<Partial<Record<LotPlan, number>>>>>;
  /** Plan of the remaining lots. */
  readonly rest: LotPlan;
  /** Time to the ends of open lots: percentage, least, most (ms). */
  readonly ends: readonly (readonly [share: number, least: number, most: number])[];
  /** Most cars that bids keep open past their advertised end. */
  readonly overtime: number;
  /** Most bids on one lot. */
  readonly mostBids: Readonly<Record<LotKind, number>>;
}

/** Lots in every state, some of them about to end. */
export const EVENING: Programme = {
  shares: {
    vehicle: { upcoming: 10, sold: 13, notSold: 5, summarizing: 4, draft: 2, moderation: 3 },
    apartment: { upcoming: 10, sold: 12, notSold: 5, summarizing: 5, draft: 2, moderation: 3 },
  },
  rest: "open",
  ends: [
    [7, 2.2 * MINUTE_MS, 15 * MINUTE_MS],
    [15, 15 * MINUTE_MS, 3 * HOUR_MS],
    [33, 3 * HOUR_MS, 24 * HOUR_MS],
    [32, 1 * DAY_MS, 4 * DAY_MS],
    [13, 4 * DAY_MS, 9 * DAY_MS],
  ],
  overtime: 3,
  mostBids: { vehicle: 30, apartment: 14 },
};

/** Nothing ends for hours, and few bids. */
export const QUIET: Programme = {
  shares: {
    vehicle: { upcoming: 22, sold: 10, notSold: 8, summarizing: 3, draft: 3, moderation: 4 },
    apartment: { upcoming: 24, sold: 8, notSold: 8, summarizing: 4, draft: 4, moderation: 4 },
  },
  rest: "open",
  ends: [
    [30, 8 * HOUR_MS, 24 * HOUR_MS],
    [45, 1 * DAY_MS, 4 * DAY_MS],
    [25, 4 * DAY_MS, 9 * DAY_MS],
  ],
  overtime: 0,
  mostBids: { vehicle: 6, apartment: 5 },
};

/** Lots that wait for their turn in a live lane. */
export const LANES: Programme = {
  shares: { vehicle: {}, apartment: {} },
  rest: "upcoming",
  ends: [],
  overtime: 0,
  mostBids: { vehicle: 0, apartment: 0 },
};

/** Everything is over: sold, not sold, or up to the seller. */
export const ENDED: Programme = {
  shares: {
    vehicle: { notSold: 22, summarizing: 12, draft: 3, moderation: 4 },
    apartment: { notSold: 22, summarizing: 14, draft: 3, moderation: 4 },
  },
  rest: "sold",
  ends: [],
  overtime: 0,
  mostBids: { vehicle: 30, apartment: 14 },
};

/** Whether a lot of this plan and end (ms from now) fits the programme. */
export function fits({ rest, ends }: Programme, plan: LotPlan, endsIn: number): boolean {
  if (plan !== "open") return true;
  return rest === "open" && endsIn >= Math.min(...ends.map(([, least]) => least));
}
