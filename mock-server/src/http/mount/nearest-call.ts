/** Finds the call that a wrong path was probably meant for. */
import { operations } from "@marsa/api-spec/generated/operations";
import type { Route } from "../routes.ts";

/** A path with more wrong characters was meant for none of the calls. */
const MOST_CHANGES = 6;
/** The same as a share of the call's own text, so that no other word passes for a short one. */
const MOST_OF_ITS_TEXT = 0.5;

/**
 * Returns the call whose path needs the fewest changed characters: "POST /api/auction/lots"; null: none is like it.
 * @param mounted the calls that the server answers.
 */
export function nearestCall(mounted: readonly Route[], path: string): string | null {
  const parts = path.split("/");
  let nearest: string | null = null;
  let fewest = MOST_CHANGES + 1;
  for (const { id, method, path: template } of mounted) {
    const address = operations[id].mount + template;
    // Any text will do in the place of a parameter.
    const filled = address.split("/").map((part, i) => (part.startsWith("{") ? (parts[i] ?? part) : part));
    const limit = Math.min(fewest, Math.floor(ownLength(address) * MOST_OF_ITS_TEXT) + 1);
    const changes = changesBetween(path, filled.join("/"), limit);
    if (changes >= limit) continue;
    fewest = changes;
    nearest = `${method.toUpperCase()} ${address}`;
  }
  return nearest;
}

/** Returns the number of characters that only this call has: without its mount and its parameters. */
function ownLength(address: string): number {
  const [, , ...own] = address.split("/");
  return own.filter((part) => !part.startsWith("{")).join("").length;
}

/** Returns the Levenshtein distance, or `limit` as soon as it is reached. */
function changesBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return row[b.length]!;
}
