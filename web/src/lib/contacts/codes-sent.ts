import type { Schema } from "@marsa/api-spec/client-problem";
import { useSyncExternalStore } from "react";
import { onSessionChange } from "../session/session.ts";

type Contact = Schema<"Contact">;

/**
 * When another code may be asked for, by kind of contact: what the last reply said, an instant (ISO 8601) of the server's
 * clock. Null: no code is known to be out.
 */
type CodesSent = Readonly<Record<Contact["kind"], string | null>>;

const NONE: CodesSent = { email: null, phone: null };
const listeners = new Set<() => void>();
let sent = NONE;

/** What is known of the codes that are out, as it changes. */
export function useCodesSent(): CodesSent {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sent,
  );
}

/** Remembers what a reply says about the codes it sent. */
export function noteCodes(contacts: readonly Pick<Contact, "kind" | "resend_at">[]): void {
  tell({ ...sent, ...Object.fromEntries(contacts.map(({ kind, resend_at }) => [kind, resend_at])) });
}

function tell(next: CodesSent): void {
  sent = next;
  for (const listener of listeners) listener();
}

onSessionChange((change) => {
  if (change !== "signed-in") tell(NONE);
});
