/**
 * Filters in the address: `?mark=toyota&mark=nissan&price=5000-90000`. One key is a string, a repeated key is a list;
 * empty values are left out. Routes validate them.
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

/** Returns the values of a key as a list, for `validateSearch`. */
export function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
}
