import { EMPTY, type ProfileForm } from "./fields.ts";

/** Below the prefix that signing out clears. */
const KEY = "marsa.draft.profile";

/** What this person had filled in and not sent, in this browser; else an empty form. */
export function readDraft(): ProfileForm {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps what is filled in. A full or forbidden storage costs the draft and nothing else. */
export function keepDraft(filled: ProfileForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filled));
  } catch {
    // Nothing to do: the form itself is still there.
  }
}

/** It is sent. */
export function dropDraft(): void {
  localStorage.removeItem(KEY);
}
