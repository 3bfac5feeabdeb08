/** The thresholds of k6 for a run. */
import type { Plan, Profiles, Rules } from "./profiles.ts";

/** In a run of lanes alone, so many bids must be acknowledged. */
const BIDS_OF_LANES = 2;

type People = Pick<Plan, "war" | "lanes" | "browse" | "storm">;

/** Returns the tasks of k6 with the number of people of each, without empty ones. */
export function peopleOf({ war, lanes, browse, storm }: People): readonly (readonly [string, number])[] {
  const people: readonly (readonly [string, number])[] = [
    ["bidder", war?.bidders ?? 0],
    ["watcher", war?.watchers ?? 0],
    ["viewer", lanes?.viewers ?? 0],
    ["laneBidder", lanes?.bidders ?? 0],
    ["operator", lanes?.lanes ?? 0],
    ["visitor", browse?.visitors ?? 0],
    ["storm", storm ? 1 : 0],
  ];
  return people.filter(([, count]) => count > 0);
}

/** Returns the thresholds of the file that concern a run, with its bounds and numbers. */
export function thresholdsOf(
  run: People & Pick<Plan, "bounds">,
  { bids, calm, lanes, browse, all }: Profiles["thresholds"],
): Plan["thresholds"] {
  const offers = (run.war?.bidders ?? 0) + (run.lanes?.lots ?? 0);
  const numbers: Readonly<Record<string, number>> = {
    ...run.bounds,
    bids: run.war ? offers : Math.min(offers, BIDS_OF_LANES),
    people: peopleOf(run).reduce((sum, [, count]) => sum + count, 0),
  };
  const isBidding = run.war !== null || run.lanes !== null;
  const rules: Rules = {
    ...(isBidding && bids),
    ...(isBidding && !run.storm && calm),
    ...(run.lanes && lanes),
    ...(run.browse && browse),
    ...all,
  };
  return Object.fromEntries(
    Object.entries(rules).map(([metric, rule]) => [
      metric,
      rule.split(", ").map((one) => one.replace(/\{(\w+)\}/, (_, name: string) => String(numbers[name]))),
    ]),
  );
}
