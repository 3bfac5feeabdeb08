/** The calls about a contact: confirm it, send another code, ask for another one. */
import { reply } from "@marsa/api-spec/client";
import { api } from "../http/api.ts";
import { noteCodes } from "./codes-sent.ts";
import { signedIn } from "../session/session.ts";
import { plainContact } from "./contact.ts";
import { meQuery } from "../http/queries.ts";
import { confirmed } from "../session/confirmed.ts";
import { queryClient } from "../http/query-client.ts";
import type { Schema } from "@marsa/api-spec/client-problem";

/**
 * POST /auth/verify: confirms the contact.
 * @throws what the client throws (CODE_WRONG, CODE_EXPIRED…)
 */
export async function confirmContact(contact: string, code: string): Promise<void> {
  const { data } = await api.POST("/auth/verify", { body: { contact, code } });
  if (!data) return;
  noteCodes(data.data.contacts);
  // The reply has a new token for the new status; `signedIn` reads the user again.
  await signedIn(data.access_token);
}

/** POST /auth/verify/resend: sends another code. */
export async function resendCode({ kind, value }: Pick<PendingContact, "kind" | "value">): Promise<void> {
  const { resend_at } = await reply(api.POST("/auth/verify/resend", { body: { contact: value } }));
  noteCodes([{ kind, resend_at }]);
}

/** PUT /auth/change/{kind}: asks for another contact, which waits for its code. `typed`: the text of the field. A person with a confirmed contact is asked who they are. */
export async function changeContact(kind: "email" | "phone", typed: string): Promise<void> {
  const value = plainContact(typed);
  const body = kind === "email" ? { email: value } : { phone: value };
  const { data } = await confirmed((header) =>
    api.PUT("/auth/change/{contactType}", { params: { path: { contactType: kind }, header }, body }),
  );
  if (data) noteCodes(data.data.contacts);
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}

type Me = Pick<
  Schema<"Me">,
  "email" | "phone" | "email_verified" | "phone_verified" | "new_email" | "new_phone"
>;

/** A contact that waits for its code. */
export interface PendingContact {
  kind: "email" | "phone";
  value: string;
  /** Whether the contact replaces a confirmed one. */
  change: boolean;
}

/** Returns the contacts of a user that wait for a code, in the order of the screens: email, then phone. */
export function pendingContacts(me: Me): PendingContact[] {
  const kinds = ["email", "phone"] as const;
  return kinds.flatMap((kind): PendingContact[] => {
    const next = me[`new_${kind}`];
    const own = me[kind];
    const verified = me[`${kind}_verified`];
    if (next !== null) return [{ kind, value: next, change: verified }];
    return own !== null && !verified ? [{ kind, value: own, change: false }] : [];
  });
}
