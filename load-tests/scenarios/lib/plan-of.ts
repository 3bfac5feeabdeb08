/** Reads the plan of a scenario from the environment. */
import { sizesOf, type Plan } from "./profiles.ts";

/**
 * Returns the plan of a scenario: the profile in PROFILE, with DURATION_S seconds and SCALE times its people where
 * these are set.
 * @throws Error with the known names for an unknown profile.
 */
export function planOf(scenario: string): Plan {
  const profile = __ENV["PROFILE"] || "smoke";
  const sizes = sizesOf(scenario, profile);
  const seconds = Number(__ENV["DURATION_S"] || sizes.seconds);
  const scale = Number(__ENV["SCALE"] || 1);
  const times = (people: number) => Math.ceil(people * scale);
  const { war: battle, lanes, browse: looks } = sizes;
  const people = {
    war: battle && { ...battle, bidders: times(battle.bidders), watchers: times(battle.watchers) },
    lanes: lanes && { ...lanes, bidders: times(lanes.bidders), viewers: times(lanes.viewers) },
    browse: looks && { ...looks, visitors: times(looks.visitors) },
  };
  return {
    ...sizes,
    ...people,
    arriveS: Math.min(sizes.arriveS, seconds / 5),
    seconds,
    scenario,
    profile,
  };
}
