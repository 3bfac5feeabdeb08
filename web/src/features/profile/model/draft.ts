import { EMPTY, type ProfileForm } from "./fields.ts";
import { deviceStorage } from "#/lib/browser/storage.ts";

/** Under the prefix that signing out removes. */
const KEY = "marsa.draft.profile";

/** Returns the unsent entries of this browser; else an empty form. */
export function readDraft(): ProfileForm {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...EMPTY, ...stored } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the entries. */
export function keepDraft(filled: ProfileForm): void {
  deviceStorage.setItem(KEY, JSON.stringify(filled));
}

/** Removes the entries after the send. */
export function dropDraft(): void {
  deviceStorage.removeItem(KEY);
}
