/** Creates the lanes of a scene. */
import { MINUTE_MS } from "../calendar.ts";
import { makeLots, type Numbering } from "../lots/lots.ts";
import { AUTOMATIC_AUCTIONEER, DEMO } from "../people.ts";
import { LANES } from "../programme.ts";
import type { FreshLanes, LaneSeed, LotCounts, LotSeed, PaddleSeed } from "../types.ts";

/** People in the room of the second lane: a demo buyer, and every second bot, two of them on the phone. */
const PADDLES: readonly PaddleSeed[] = [
  { number: 61, userId: DEMO.buyer + 2 },
  { number: 41, userId: 201, line: "A" },
  { number: 52, userId: 203, line: "C" },
  ...[214, 87, 31, 19, 66, 73, 109, 123].map((number, i) => ({ number, userId: 205 + 2 * i })),
];

/** The lanes of an auction evening: their lots, and their start (ms from now). */
const PLANS = [
  { name: "Lane A", place: "Al Awir, hall 2", startsIn: 2 * MINUTE_MS, vehicles: 20, apartments: 0 },
  {
    name: "Lane B",
    place: "Ras Al Khor, hall 1",
    startsIn: 5 * MINUTE_MS,
    vehicles: 8,
    apartments: 6,
    paddles: PADDLES,
  },
] as const;

/** Number of lots of all lanes. */
export const LANE_COUNTS: LotCounts = {
  vehicles: PLANS.reduce((sum, { vehicles }) => sum + vehicles, 0),
  apartments: PLANS.reduce((sum, { apartments }) => sum + apartments, 0),
};

/**
 * Returns two lanes that start soon, with their own lots numbered from `from`, and lane ids from `firstId`. `now`:
 * ms since 1970 UTC.
 */
export function makeLanes(seed: number, now: number, from: Numbering, firstId = 1): FreshLanes {
  const lots = makeLots(seed, now, LANE_COUNTS, from, LANES);
  const of = (kind: LotSeed["kind"]) => lots.filter((lot) => lot.kind === kind).map(({ id }) => id);
  const [vehicles, apartments] = [of("vehicle"), of("apartment")];
  const startOf = new Map<number, number>();
  const lanes = PLANS.map((plan, i): LaneSeed => {
    const run = [...vehicles.splice(0, plan.vehicles), ...apartments.splice(0, plan.apartments)];
    const startsAt = Math.ceil((now + plan.startsIn) / MINUTE_MS) * MINUTE_MS;
    for (const id of run) startOf.set(id, startsAt);
    return {
      id: firstId + i,
      name: plan.name,
      place: plan.place,
      startsAt,
      lots: run,
      operators: [DEMO.auctioneer, AUTOMATIC_AUCTIONEER],
      ...("paddles" in plan && { paddles: plan.paddles }),
    };
  });
  return { lanes, lots: lots.map((lot) => ({ ...lot, opensAt: startOf.get(lot.id) ?? lot.opensAt })) };
}
