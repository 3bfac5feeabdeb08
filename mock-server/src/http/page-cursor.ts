/** Encodes the end of a page of a list as an opaque cursor: the keys of its last row. */
export function encodePlace(keys: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

const isKey = (key: unknown) => typeof key === "string" || Number.isSafeInteger(key);

/** Returns the `count` keys in a cursor; null for an invalid one. */
export function decodePlace(word: string, count: number): readonly (number | string)[] | null {
  try {
    const keys: unknown = JSON.parse(Buffer.from(word, "base64url").toString("utf8"));
    if (!Array.isArray(keys) || keys.length !== count) return null;
    return keys.every(isKey) ? (keys as (number | string)[]) : null;
  } catch {
    return null;
  }
}
