import type { Schema } from "@marsa/api-spec/client-problem";
import { proxy } from "valtio/vanilla";
import { onSessionChange } from "./session.ts";

type Contact = Schema<"Contact">;

/**
 * When another code may be asked for, by kind of contact: what the last reply said, an instant (ISO 8601) of the server's
 * clock. Null: no code is known to be out.
 */
export const codesSent = proxy<Record<Contact["kind"], string | null>>({ email: null, phone: null });

/** Remembers what a reply says about the codes it sent. */
export function noteCodes(contacts: readonly Contact[]): void {
  for (const { kind, resend_at } of contacts) codesSent[kind] = resend_at;
}

onSessionChange((change) => {
  if (change !== "signed-in") Object.assign(codesSent, { email: null, phone: null });
});
