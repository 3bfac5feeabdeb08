/** Defines the scenes. */
import { demoHouse } from "../house.ts";
import { LANE_COUNTS, makeLanes } from "./lanes.ts";
import { FIRST_NUMBERS, makeLots, type Numbering } from "../lots/lots.ts";
import { withQuestions } from "../lots/questions.ts";
import { EARLIER_SALES, makeEarlierSales } from "../lots/earlier-sales.ts";
import { HOUR_MS } from "../calendar.ts";
import { DEMO_PAYS_MS, pickedUpAfterMs } from "../plant/past-sales.ts";
import { DEMO, makePeople } from "../people.ts";
import { ENDED, EVENING, QUIET, type Programme } from "../programme.ts";
import { makeWaitingMoney, makeWaitingPeople } from "../waiting.ts";
import type { FreshLanes, LotCounts, LotSeed, SceneSeed } from "../types.ts";

interface Scene {
  readonly summary: string;
  readonly counts: LotCounts;
  readonly programme: Programme;
  /** Lots that are added when all end soon, for instance after a night; null: none. */
  readonly fresh: LotCounts | null;
  /** Factor of bids compared with an ordinary evening. */
  readonly bidding?: number;
  /** Whether live lanes start soon, with their own lots. */
  readonly lanes?: boolean;
  /** Whether there are sales of the past year that are comparable with lots on sale. */
  readonly earlier?: boolean;
}

const NONE: LotCounts = { vehicles: 0, apartments: 0 };

const scenes = {
  evening: {
    summary: "An auction evening: two live lanes about to start, lots in every state, some about to end",
    counts: { vehicles: 200, apartments: 60 },
    programme: EVENING,
    fresh: { vehicles: 60, apartments: 16 },
    lanes: true,
    bidding: 4,
    earlier: true,
  },
  quiet: {
    summary: "A quiet day: nothing ends for hours, few bids",
    counts: { vehicles: 45, apartments: 15 },
    programme: QUIET,
    fresh: { vehicles: 20, apartments: 6 },
  },
  lanes: {
    summary: "Two live lanes about to start, beside a quiet day",
    counts: { vehicles: 45, apartments: 15 },
    programme: QUIET,
    fresh: null,
    lanes: true,
  },
  ended: {
    summary: "The day after: everything is sold, not sold, or up to the seller",
    counts: { vehicles: 90, apartments: 30 },
    programme: ENDED,
    fresh: null,
  },
  empty: { summary: "People, and nothing on offer", counts: NONE, programme: EVENING, fresh: null },
  huge: {
    summary: "Ten thousand lots",
    counts: { vehicles: 7_600, apartments: 2_400 },
    programme: EVENING,
    fresh: { vehicles: 600, apartments: 160 },
    bidding: 60,
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** A database without anybody: neither people nor lots. No scene of the controls. */
export const NO_SCENE = "production";

/** The available scenes. */
export const SCENES = (Object.keys(scenes) as SceneName[]).map((name) => {
  const { summary, counts, lanes, earlier }: Scene = scenes[name];
  const inLanes = lanes ? LANE_COUNTS.vehicles + LANE_COUNTS.apartments : 0;
  const sold = earlier ? EARLIER_SALES : 0;
  return { name, summary, lots: counts.vehicles + counts.apartments + inLanes + sold };
});

/** Whether a scene with this name exists. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}

/**
 * Returns all data of a scene from its name and one number; `now` in ms since 1970 UTC. Two calls give the same
 * data.
 */
export function makeScene(name: SceneName | typeof NO_SCENE, seed: number, now: number): SceneSeed {
  if (name === NO_SCENE) return { name, users: [], lots: [] };
  const { counts, programme, bidding, lanes: hasLanes, earlier: hasEarlier }: Scene = scenes[name];
  const users = [...makePeople(now, bidding), ...makeWaitingPeople(now)];
  const waiting = makeWaitingMoney(now);
  const made = makeLots(seed, now, counts, undefined, programme);
  const lots = withQuestions(withDemoWin(made, now), seed, now);
  if (!hasLanes) return { name, users, lots, waiting, house: demoHouse };
  const inLanes = makeLanes(seed, now, after(counts));
  const all = [...lots, ...inLanes.lots];
  const earlier = hasEarlier ? makeEarlierSales(seed, now, all, all.length + 1) : [];
  return { name, users, lots: [...all, ...earlier], lanes: inLanes.lanes, waiting, house: demoHouse };
}

/** The demo account with a paid vehicle that still waits at its yard. */
const WINNER = DEMO.buyer + 1;
/** Their deposit covers a maximum of so much, AED. */
const MOST_BID = 1_000_000;

/** Gives them the bids of the best bidder in one past sale. */
function withDemoWin(lots: LotSeed[], now: number): LotSeed[] {
  const sale = lots.find(({ id, plan, kind, endsAt, bids }) => {
    const waits = now - endsAt - DEMO_PAYS_MS;
    const isTheirs = bids.every(({ userId, amount }) => userId !== WINNER && amount <= MOST_BID);
    return (
      plan === "sold" &&
      kind === "vehicle" &&
      isTheirs &&
      waits > HOUR_MS &&
      waits < pickedUpAfterMs(id) - HOUR_MS
    );
  });
  if (!sale) return lots;
  const best = sale.bids.reduce((most, bid) => (bid.amount > most.amount ? bid : most)).userId;
  const bids = sale.bids.map((bid) => (bid.userId === best ? { ...bid, userId: WINNER } : bid));
  return lots.map((lot) => (lot === sale ? { ...lot, bids } : lot));
}

/** Returns the next free numbers after this many lots. */
function after({ vehicles, apartments }: LotCounts): Numbering {
  return {
    id: FIRST_NUMBERS.id + vehicles + apartments,
    vehicle: FIRST_NUMBERS.vehicle + vehicles,
    apartment: FIRST_NUMBERS.apartment + apartments,
  };
}

/** Returns lanes that start soon, for a scene whose lanes are over; null for a scene without lanes. */
export function makeFreshLanes(
  name: SceneName,
  seed: number,
  now: number,
  from: Numbering,
  firstId: number,
): FreshLanes | null {
  const { fresh, lanes }: Scene = scenes[name];
  return fresh && lanes ? makeLanes(seed, now, from, firstId) : null;
}

/** Returns more lots for a scene whose lots end soon. */
export function makeFresh(name: SceneName, seed: number, now: number, from: Numbering): LotSeed[] {
  const { fresh, programme }: Scene = scenes[name];
  return fresh ? makeLots(seed, now, fresh, from, programme) : [];
}
