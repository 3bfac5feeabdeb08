/** The place where a page of a list ended, as an opaque word of the wire: the keys of its last row. */
export function encodePlace(keys: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

const isKey = (key: unknown) => typeof key === "string" || Number.isSafeInteger(key);

/** The keys behind such a word, `count` of them; null for anything else. */
export function decodePlace(word: string, count: number): readonly (number | string)[] | null {
  try {
    const keys: unknown = JSON.parse(Buffer.from(word, "base64url").toString("utf8"));
    if (!Array.isArray(keys) || keys.length !== count) return null;
    return keys.every(isKey) ? (keys as (number | string)[]) : null;
  } catch {
    return null;
  }
}
