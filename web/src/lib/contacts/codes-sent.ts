import type { Schema } from "@marsa/api-spec/client-problem";
import { useSyncExternalStore } from "react";
import { onSessionChange } from "../session/session.ts";

type Contact = Schema<"Contact">;

/**
 * The time from which another code may be sent, by kind of contact: an instant (ISO 8601) of the server's clock. Null:
 * no code was sent.
 */
type CodesSent = Readonly<Record<Contact["kind"], string | null>>;

const NONE: CodesSent = { email: null, phone: null };
const listeners = new Set<() => void>();
let sent = NONE;

/** Returns the times for both kinds of contact, and follows their changes. */
export function useCodesSent(): CodesSent {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sent,
  );
}

/** Keeps the times of a reply that sent codes. */
export function noteCodes(contacts: readonly Pick<Contact, "kind" | "resend_at">[]): void {
  notify({ ...sent, ...Object.fromEntries(contacts.map(({ kind, resend_at }) => [kind, resend_at])) });
}

function notify(next: CodesSent): void {
  sent = next;
  for (const listener of listeners) listener();
}

onSessionChange((change) => {
  if (change !== "signed-in") notify(NONE);
});
