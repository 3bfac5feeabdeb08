/** A person's contacts, masked, with the next moment at which a code may be asked for. */
import { resendAt } from "../../tables/people/codes.ts";
import type { Context } from "../../context.ts";
import type { Schema } from "../../http/handler.ts";
import { maskContact, type Contact } from "../../domain/contact.ts";
import { meOf } from "./me.ts";
import { findAccount, type Account } from "./repository.ts";
import { verification } from "./repository-contacts.ts";

/** Where codes were sent and what is still to verify, with the person himself. */
export async function contactsOf(
  userId: number,
  context: Pick<Context, "store" | "clock">,
): Promise<Schema<"Contacts">> {
  const account = await findAccount(context.store, userId);
  if (!account) throw new Error(`User ${userId} has just been here`);
  return {
    user: await meOf(account, context.store),
    contacts: await contactList(account, context),
    status: account.user.ustatus,
  };
}

/** What is in use, and beside it what waits to take its place. */
export function contactList(
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
  return store.read((db) =>
    all.flatMap(([kind, value, verified]) => {
      if (value === null) return [];
      const contact = { kind, value };
      const next = verified ? null : resendAt(db, verification(contact, user.id), now);
      return [presentContact(contact, verified, next)];
    }),
  );
}

/** `resendAt`: ms; null: no code is out. */
export function presentContact(contact: Contact, verified: boolean, next: number | null): Schema<"Contact"> {
  return {
    kind: contact.kind,
    mask: maskContact(contact),
    verified,
    resend_at: next === null ? null : new Date(next).toISOString(),
  };
}
