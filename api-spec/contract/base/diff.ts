/** Differences of two JSON values, by path: `live.next_min: expected 112000, got 112500`. */

export interface Difference {
  /** "items[3].price"; empty for the value itself. */
  readonly path: string;
  /** JSON; undefined: not there. */
  readonly expected: string | undefined;
  readonly actual: string | undefined;
}

const MOST_SHOWN = 5;
const LONGEST = 400;

/** Returns the places at which two values differ as JSON. */
export function differencesOf(actual: unknown, expected: unknown, path = ""): Difference[] {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a === b) return [];
  if (!isBranch(actual) || !isBranch(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [{ path, expected: b, actual: a }];
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  const step = (name: string) =>
    Array.isArray(expected) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
  // The order of fields means nothing in JSON.
  return [...names].flatMap((name) => differencesOf(actual[name], expected[name], step(name)));
}

/** Returns the first differences as lines; null for equal values. */
export function diffText(actual: unknown, expected: unknown, what: string): string | null {
  const all = differencesOf(actual, expected);
  if (all.length === 0) return null;
  const lines = all.slice(0, MOST_SHOWN).map((one) => {
    const place = one.path === "" ? what : `${what}: ${one.path}`;
    return `${place}: expected ${short(one.expected)}, got ${short(one.actual)}`;
  });
  return [
    ...lines,
    ...(all.length > MOST_SHOWN ? [`and ${all.length - MOST_SHOWN} more differences`] : []),
  ].join("\n");
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function short(json = "nothing"): string {
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}
