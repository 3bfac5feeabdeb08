import type { Composed } from "../composed.ts";
import type { RunLot } from "../run/run-lot.ts";

/** Below the prefix that signing out clears. */
const PREFIX = "marsa.draft.lane.";

/** What was typed and not saved, with what it was typed upon. */
export interface Kept {
  /** The version that `base` is. */
  readonly version: number;
  readonly base: Composed;
  readonly mine: Composed;
  /** What is known of the lots that joined and are not saved. */
  readonly joined: readonly RunLot[];
}

/** What this browser keeps of a lane; null: nothing. */
export function readKept(id: number, storage: Storage): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(PREFIX + id) ?? "null") as Kept | null;
    const whole = [kept?.base?.lots, kept?.mine?.lots, kept?.joined].every(Array.isArray);
    return whole ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it; null: it is saved, or thrown away. A full or forbidden storage costs the copy and nothing else. */
export function keep(id: number, kept: Kept | null, storage: Storage): void {
  try {
    if (kept === null) storage.removeItem(PREFIX + id);
    else storage.setItem(PREFIX + id, JSON.stringify(kept));
  } catch {
    // The form itself still has it.
  }
}

/** Lanes of which something is kept. */
export function keptLanes(storage: Storage): ReadonlySet<number> {
  const ids = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "")
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => Number(key.slice(PREFIX.length)));
  return new Set(ids);
}
