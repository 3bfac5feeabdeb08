import type { Composed } from "./composed.ts";
import type { RunLot } from "./run-lot.ts";
import type { Kept } from "#/lib/browser/storage.ts";

/** The prefix that signing out removes. */
const PREFIX = "marsa.draft.lane.";

/** Unsaved entries, with the lane from which they started. */
export interface UnsavedCopy {
  /** The version of `base`. */
  readonly version: number;
  readonly base: Composed;
  readonly mine: Composed;
  /** The facts of lots that joined and are not saved. */
  readonly joined: readonly RunLot[];
}

/** Returns the entries that this browser keeps for a lane; null: none. */
export function readUnsavedCopy(id: number, storage: Kept): UnsavedCopy | null {
  try {
    const copy = JSON.parse(storage.getItem(PREFIX + id) ?? "null") as UnsavedCopy | null;
    const whole = [copy?.base?.lots, copy?.mine?.lots, copy?.joined].every(Array.isArray);
    return whole ? copy : null;
  } catch {
    return null;
  }
}

/** Keeps the entries; null removes them. A full or forbidden storage loses this copy only. */
export function keep(id: number, copy: UnsavedCopy | null, storage: Kept): void {
  try {
    if (copy === null) storage.removeItem(PREFIX + id);
    else storage.setItem(PREFIX + id, JSON.stringify(copy));
  } catch {
    // The form still has the entries.
  }
}

/** Returns the lanes with kept entries. */
export function lanesWithUnsavedCopy(storage: Kept): ReadonlySet<number> {
  const ids = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "")
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => Number(key.slice(PREFIX.length)));
  return new Set(ids);
}
