/** Keeps unsaved values on this device. */
import type { Fields } from "./queries.ts";
import type { Values } from "./values.ts";

/** Below the prefix that signing out clears. */
const PREFIX = "marsa.draft.lot.";

/** The form, and the saved version that it was typed upon. */
export interface DeviceCopy {
  readonly version: number;
  readonly fields: Fields;
  readonly values: Values;
  /** Fields that another device changed too, and nobody has chosen yet. */
  readonly undecided: readonly string[];
}

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the copy of a lot; null: none, or one that an older build left. */
export function readCopy(id: number, storage: Kept): DeviceCopy | null {
  try {
    const copy = JSON.parse(storage.getItem(PREFIX + id) ?? "null") as DeviceCopy | null;
    const isWhole = Boolean(copy?.fields && copy.values) && Array.isArray(copy?.undecided);
    return isWhole ? copy : null;
  } catch {
    return null;
  }
}

/** Keeps the copy; null: all is saved. A full or forbidden storage costs the copy alone. */
export function keepCopy(id: number, copy: DeviceCopy | null, storage: Kept): void {
  try {
    if (copy === null) storage.removeItem(PREFIX + id);
    else storage.setItem(PREFIX + id, JSON.stringify(copy));
  } catch {
    // The form itself still has it.
  }
}
