/** Reads the plan of a scenario from the environment of k6. */
import { sizesOf, type Plan, type Profiles } from "./profiles.ts";
import { thresholdsOf } from "./thresholds.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the plan of a scenario: of the data of `profiles.yaml` in PROFILES, the profile in PROFILE, with DURATION_S
 * seconds and SCALE times its people where these are set.
 * @throws Error without PROFILES, and with the known names for an unknown profile.
 */
export function planOf(scenario: string, variables: Variables): Plan {
  const profiles = profilesIn(variables);
  const profile = variables["PROFILE"] || "smoke";
  const sizes = sizesOf(profiles, scenario, profile);
  const seconds = Number(variables["DURATION_S"] || sizes.seconds);
  const scale = Number(variables["SCALE"] || 1);
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
    thresholds: thresholdsOf({ ...sizes, ...people }, profiles.thresholds),
    arriveS: Math.min(sizes.arriveS, seconds / 5),
    seconds,
    scenario,
    profile,
  };
}

function profilesIn({ PROFILES: given }: Variables): Profiles {
  if (given) return JSON.parse(given) as Profiles;
  throw new Error('PROFILES is missing. Add: -e PROFILES="$(npx node load-tests/bin/profiles.ts)"');
}
