/**
 * Filters in the address read as a person would write them: `?mark=toyota&mark=nissan&price=5000-90000`.
 * A key once is a string, a key twice is a list; what is empty is left out. Routes validate, this only carries.
 */
export type RawSearch = Record<string, string | string[]>;

/** "?a=1&b=2&b=3" → { a: "1", b: ["2", "3"] }. */
export function parseSearch(search: string): RawSearch {
  const parsed: RawSearch = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = parsed[key];
    parsed[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return parsed;
}

/** { a: 1, b: ["2", "3"], c: undefined } → "?a=1&b=2&b=3". Numbers and booleans are written as words. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "" && one !== false) params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The values of a key as a list, however often it was there: for `validateSearch`. */
export function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
}
