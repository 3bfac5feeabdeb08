import { EMPTY, type ProfileForm } from "./fields.ts";

/** Under the prefix that signing out removes. */
const KEY = "marsa.draft.profile";

/** Returns the unsent entries of this browser; else an empty form. */
export function readDraft(): ProfileForm {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...EMPTY, ...stored } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the entries. A full or forbidden storage loses this copy only. */
export function keepDraft(filled: ProfileForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filled));
  } catch {
    // The form still has the entries.
  }
}

/** Removes the entries after the send. */
export function dropDraft(): void {
  localStorage.removeItem(KEY);
}
