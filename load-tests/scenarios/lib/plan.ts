/** The tasks of k6 for a plan, and its setup. */
import type { Options } from "k6/options";
import type { LotGiven } from "../../record/lines.ts";
import { findRouter, makeLots, makeTokens, type LotOptions, type Token } from "./api.ts";
import { makeLane, type LaneGiven } from "./lanes.ts";
import type { Router } from "./link.ts";
import type { Plan } from "./profiles.ts";
import { write } from "./record.ts";
import { peopleOf } from "./thresholds.ts";

const DEPOSIT_AED = 500_000_000;
const START_AED = 1_000;
const STEP_AED = 100;
const DAY_S = 86_400;
/** A lot ends after this part of the run; bids in its closing window move the end. */
const ENDS_AFTER = 0.4;
/** Time between the setup and the first bid, in which all links open, ms. */
const BEFORE_MS = 3_000;
/** Time between the last bid and the check, in which every reply and event arrives, ms. */
export const SETTLE_MS = 3_000;
/** The longest extra time of a run, s. */
const BEYOND_S = 150;

/** Data that everybody in a run knows. */
export interface Room {
  readonly plan: Plan;
  readonly router: Router;
  readonly lots: readonly LotGiven[];
  readonly lanes: readonly LaneGiven[];
  readonly bidders: readonly Token[];
  readonly laneBidders: readonly Token[];
  /** Start and end of bidding, ms since 1970. */
  readonly beginsAt: number;
  readonly endsAt: number;
}

export function optionsOf(plan: Plan): Options {
  const crowd = (exec: string, vus: number) => ({
    executor: "per-vu-iterations" as const,
    exec,
    vus,
    iterations: 1,
    maxDuration: `${plan.seconds + BEYOND_S}s`,
  });
  return {
    scenarios: Object.fromEntries(peopleOf(plan).map(([who, count]) => [who, crowd(who, count)])),
    summaryTrendStats: ["p(50)", "p(95)", "p(99)", "max"],
    setupTimeout: "180s",
    thresholds: plan.thresholds,
  };
}

/**
 * Makes people, lots and lanes of a run.
 * @throws Error when the controls of the server are off.
 */
export function prepare(plan: Plan): Room {
  const { war, lanes, seconds } = plan;
  const lots = war ? warLots(plan) : [];
  const composed = Array.from({ length: lanes?.lanes ?? 0 }, (_, n) => makeLane(lanes!, n + 1));
  const beginsAt = Date.now() + BEFORE_MS;
  const room: Room = {
    plan,
    router: findRouter(),
    lots,
    lanes: composed,
    bidders: makeTokens(war?.bidders ?? 0, DEPOSIT_AED),
    laneBidders: makeTokens(lanes?.bidders ?? 0, DEPOSIT_AED),
    beginsAt,
    endsAt: beginsAt + seconds * 1_000,
  };
  write({
    type: "run",
    scenario: plan.scenario,
    profile: plan.profile,
    beginsAt,
    endsAt: room.endsAt,
    depositAed: DEPOSIT_AED,
    fanOutP99Ms: plan.bounds.fanOutP99Ms ?? null,
    lots: [...lots, ...composed.flatMap((lane) => lane.lots)],
  });
  return room;
}

/** Some lots end during the bidding; some have a minimum price that stored maxima reach. */
function warLots({ war, seconds }: Plan): LotGiven[] {
  const { lots: count = 0, oneInEnds = 0, oneInMinimum = 0 } = war ?? {};
  const lots = Array.from({ length: count }, (_, i): LotOptions => {
    const ends = oneInEnds > 0 && i % oneInEnds === oneInEnds - 1;
    const part = ENDS_AFTER + (i / count) * 0.5;
    return {
      seconds: ends ? Math.max(10, Math.round(seconds * part)) : DAY_S,
      startPrice: START_AED,
      step: STEP_AED,
      minPrice: oneInMinimum > 0 && i % oneInMinimum === 0 ? START_AED + 40 * STEP_AED + i : null,
    };
  });
  return lots.flatMap((lot) => makeLots(1, lot));
}
