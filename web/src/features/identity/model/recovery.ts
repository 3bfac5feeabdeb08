import { reply } from "@marsa/api-spec/client";
import { api } from "#/lib/http/api.ts";
import { plainContact } from "#/lib/contacts/contact.ts";

/**
 * POST /auth/recovery/init; returns the time from which another code may be sent, an ISO instant of the server's clock.
 */
export async function sendRecoveryCode(contact: string): Promise<string> {
  return (await reply(api.POST("/auth/recovery/init", { body: { id: plainContact(contact) } }))).resend_at;
}

/** POST /auth/recovery/password: sets the new password and ends every session of the account. */
export async function choosePassword(contact: string, code: string, pw: string): Promise<void> {
  await api.POST("/auth/recovery/password", { body: { id: plainContact(contact), code, pw } });
}

/** The contact that got a code, and the time from which another may be sent (ISO instant of the server's clock). */
export interface Sent {
  contact: string;
  resendAt: string;
}
