import { DEFAULT_COUNTS, makeLots } from "./lots.ts";
import { makePeople } from "./people.ts";
import type { LotCounts, SceneSeed } from "./types.ts";

/** `evening`: a full house, lots in every state. `empty`: the same people, nothing on offer. */
export const SCENES = ["evening", "empty"] as const;
export type SceneName = (typeof SCENES)[number];

const COUNTS: Readonly<Record<SceneName, LotCounts>> = {
  evening: DEFAULT_COUNTS,
  empty: { vehicles: 0, apartments: 0 },
};

/** All data of a scene from its name and one number; `now` in ms since 1970 UTC. Two calls give the same. */
export function makeScene(name: SceneName, seed: number, now: number): SceneSeed {
  return { name, users: makePeople(now), lots: makeLots(seed, now, COUNTS[name]) };
}
