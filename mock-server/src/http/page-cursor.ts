/** Cursors of lists: where the next page begins. */
import { fieldRules } from "@marsa/api-spec/rules";
import { refuse, type Refusal } from "./handler.ts";

/** Encodes the end of a page of a list as an opaque cursor: the keys of its last row. */
export function encodePlace(keys: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** Returns the id before which a page begins, null for the first page; or the refusal of an invalid `after`. */
export function idBefore(
  after: string | undefined,
): { readonly ok: true; readonly before: number | null } | Refusal<"VALIDATION"> {
  if (after === undefined) return { ok: true, before: null };
  const before = decodePlace(after, 1)?.[0];
  return typeof before === "number" ? { ok: true, before } : invalidAfter();
}

/** The refusal of an invalid cursor. */
export function invalidAfter(): Refusal<"VALIDATION"> {
  return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
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
