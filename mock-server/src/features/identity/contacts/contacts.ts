/** A person's contacts, masked, with the next time for a code. */
import { resendAt } from "../../../tables/people/codes.ts";
import type { Context } from "../../../http/context.ts";
import type { Schema } from "../../../http/handler.ts";
import { maskContact, type Contact } from "../../../domain/people/contact.ts";
import { meOf } from "../me.ts";
import { findAccount, type Account } from "../repository.ts";
import { verification } from "../repository-contacts.ts";

/** Reads the contacts with sent codes or a pending verification, and the person. */
export async function contactsOf(
  userId: number,
  context: Pick<Context, "store" | "clock">,
): Promise<Schema<"Contacts">> {
  const account = await findAccount(context.store, userId);
  if (!account) throw new Error(`User ${userId} has just been here`);
  return {
    user: await meOf(account, context),
    contacts: await contactList(account, context),
    status: account.user.ustatus,
  };
}

/** Lists contacts in use and pending ones. */
export async function contactList(
  { user }: Account,
  { store, clock }: Pick<Context, "store" | "clock">,
): Promise<Schema<"Contact">[]> {
  const { email, emailVerified, newEmail, phone, phoneVerified, newPhone } = user;
  const all: readonly (readonly [Contact["kind"], string | null, boolean])[] = [
    ["email", email, emailVerified],
    ["email", newEmail, false],
    ["phone", phone, phoneVerified],
    ["phone", newPhone, false],
  ];
  const now = clock.now();
  const known = all.flatMap(([kind, value, verified]) =>
    value === null ? [] : [{ contact: { kind, value }, verified }],
  );
  const next = await store.read((db) =>
    Promise.all(
      known.map(async ({ contact, verified }) =>
        verified ? null : resendAt(db, verification(contact, user.id), now),
      ),
    ),
  );
  return known.map(({ contact, verified }, at) => presentContact(contact, verified, next[at] ?? null));
}

/** `resendAt`: ms; null: no code was sent. */
export function presentContact(contact: Contact, verified: boolean, next: number | null): Schema<"Contact"> {
  return {
    kind: contact.kind,
    mask: maskContact(contact),
    verified,
    resend_at: next === null ? null : new Date(next).toISOString(),
  };
}
