/** Checks the data of `profiles.yaml`, with a sentence for each mistake. */
import type { Profiles, Sizes } from "../scenarios/lib/profiles.ts";

interface Scalar {
  readonly words: string;
  readonly isRight: (value: unknown) => boolean;
}

/** Fields by name; `?` ends the name of a field that may be missing. */
interface Shape {
  readonly [field: string]: Scalar | Shape;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const count: Scalar = {
  words: "a whole number of 0 or more",
  isRight: (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
};
const time: Scalar = { words: "a number above 0", isRight: (value) => isNumber(value) && value > 0 };
const share: Scalar = {
  words: "a number from 0 to 1",
  isRight: (value) => isNumber(value) && value >= 0 && value <= 1,
};
const BOUNDS = ["bidP95Ms", "bidP99Ms", "bidMaxMs", "eventP95Ms", "listP95Ms", "listP99Ms", "listMaxMs"];
const NAMES = [...BOUNDS, "bids", "people"].join("|");
const ONE = String.raw`(count|rate|value|avg|min|med|max|p\([\d.]+\))(<|<=|>|>=|==|!=)([\d.]+|\{(${NAMES})\})`;
const RULE = new RegExp(`^${ONE}(, ${ONE})*$`);
const rule: Scalar = {
  words: `a threshold such as count==0 or p(95)<{bidP95Ms}, with the names ${NAMES.replaceAll("|", ", ")}`,
  isRight: (value) => typeof value === "string" && RULE.test(value),
};

const timers = {
  between_s: time,
  waiting_s: time,
  lowered_s: time,
  running_s: time,
  final_s: time,
  card_s: time,
};
const run = {
  seconds: time,
  arriveS: count,
  bounds: { ...Object.fromEntries(BOUNDS.map((name) => [name, time])), "fanOutP99Ms?": time },
};
const war = {
  war: { bidders: count, lots: count, watchers: count, thinkMs: time, oneInEnds: count, oneInMinimum: count },
};
const lanes = { lanes: { lanes: count, lots: count, viewers: count, bidders: count, thinkMs: time, timers } };
const browse = { browse: { visitors: count, thinkMs: time } };

/** The fields of a profile, by scenario: the people whom its script plays. */
const SCENARIOS: Readonly<Record<string, Shape>> = {
  "bid-war": { ...run, ...war, "storm?": { routerDeaths: count, drops: share } },
  "live-lane": { ...run, ...lanes },
  browse: { ...run, ...browse },
  "auction-evening": { ...run, ...war, ...lanes, ...browse },
};
const PROFILES = ["smoke", "evening", "spike", "soak"];
const GROUPS = ["bids", "calm", "lanes", "browse", "all"];
const NOBODY = { war: null, lanes: null, browse: null, storm: null };

/**
 * Returns checked data, with null for people who are not there.
 * @throws Error with a sentence that names the place of the first mistake.
 */
export function checkProfiles(data: unknown): Profiles {
  const file = groupAt("The file", data, "part", ["thresholds", "scenarios"], ["parts"]);
  const thresholds = groupAt("thresholds", file["thresholds"], "group", GROUPS);
  for (const [group, rules] of Object.entries(thresholds)) {
    const where = `thresholds.${group}`;
    for (const [metric, value] of Object.entries(recordAt(where, rules)))
      checkField(`${where}.${metric}`, value, rule);
  }
  const scenarios = groupAt("scenarios", file["scenarios"], "scenario", Object.keys(SCENARIOS));
  const checked = Object.entries(scenarios).map(([scenario, profiles]) => {
    const shape = SCENARIOS[scenario]!;
    const where = `scenarios.${scenario}`;
    const known = groupAt(where, profiles, "profile", PROFILES, "storm?" in shape ? ["storm"] : []);
    const sizes = Object.entries(known).map(([profile, fields]) => {
      checkField(`${where}.${profile}`, fields, shape);
      return [profile, { ...NOBODY, ...(fields as object) } as Sizes] as const;
    });
    return [scenario, Object.fromEntries(sizes)] as const;
  });
  return {
    thresholds: thresholds as Profiles["thresholds"],
    scenarios: Object.fromEntries(checked),
  };
}

function checkField(where: string, value: unknown, shape: Scalar | Shape): void {
  if (isScalar(shape)) {
    if (!shape.isRight(value))
      throw new Error(`${where} takes ${shape.words}, not ${JSON.stringify(value)}.`);
    return;
  }
  const optional = Object.keys(shape).filter((name) => name.endsWith("?"));
  const needed = Object.keys(shape).filter((name) => !name.endsWith("?"));
  const fields = groupAt(
    where,
    value,
    "field",
    needed,
    optional.map((name) => name.slice(0, -1)),
  );
  for (const [name, field] of Object.entries(fields))
    checkField(`${where}.${name}`, field, (shape[name] ?? shape[`${name}?`])!);
}

function isScalar(shape: Scalar | Shape): shape is Scalar {
  return typeof shape["isRight"] === "function";
}

/** Returns a group that has all needed names and no unknown one. */
function groupAt(
  where: string,
  value: unknown,
  kind: string,
  needed: readonly string[],
  optional: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const group = recordAt(where, value);
  const known = [...needed, ...optional];
  const unknown = Object.keys(group).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`${where} has an unknown ${kind} "${unknown}". There are: ${known.join(", ")}.`);
  const missing = needed.find((name) => !(name in group));
  if (missing !== undefined) throw new Error(`${where} lacks the ${kind} "${missing}".`);
  return group;
}

function recordAt(where: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new Error(`${where} takes a group of names with values, not ${JSON.stringify(value)}.`);
}
