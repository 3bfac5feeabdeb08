/** Reads and writes claimed, verified and pending contacts. Inside a read or a write. */
import { and, eq, isNull, ne } from "drizzle-orm";
import type { CodeSubject } from "../../tables/people/codes.ts";
import { user } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database } from "../../store/store.ts";
import { statusByContacts } from "../../domain/people/user-status.ts";
import { storedContacts, type Contact } from "../../domain/people/contact.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type UserRow = typeof user.$inferSelect;

const COLUMNS = {
  email: { value: user.email, verified: user.emailVerified },
  phone: { value: user.phone, verified: user.phoneVerified },
} as const;

/** Returns the person with this verified contact; null: none. */
export async function ownerOf(db: Database, { kind, value }: Contact): Promise<UserRow | null> {
  const column = COLUMNS[kind];
  const row = await asyncOrm(db)
    .select()
    .from(user)
    .where(and(eq(column.value, value), eq(column.verified, true), isNull(user.deletedAt)))
    .get();
  return row ?? null;
}

/**
 * Returns the contact that a typed text means, of somebody who has verified it or else of somebody who claims it; null:
 * the text is no contact.
 */
export async function knownContact(db: Database, typed: string): Promise<Contact | null> {
  const contacts = storedContacts(typed);
  for (const contact of contacts) if (await ownerOf(db, contact)) return contact;
  for (const contact of contacts) if (await isClaimed(db, contact)) return contact;
  return contacts[0] ?? null;
}

async function isClaimed(db: Database, { kind, value }: Contact): Promise<boolean> {
  return (
    (await asyncOrm(db).select({ id: user.id }).from(user).where(eq(COLUMNS[kind].value, value)).get()) !==
    undefined
  );
}

/** Names the person behind a contact for limits of guesses: mail and phone of one person have one budget. */
export async function guessedPerson(db: Database, contact: Contact): Promise<string> {
  const owner = await ownerOf(db, contact);
  return owner ? `person ${owner.id}` : contact.value;
}

/** Whether another person has verified the contact. */
export async function isTaken(db: Database, { kind, value }: Contact, userId: number): Promise<boolean> {
  const column = COLUMNS[kind];
  const where = and(eq(column.value, value), eq(column.verified, true), ne(user.id, userId));
  return (await asyncOrm(db).select({ id: user.id }).from(user).where(where).get()) !== undefined;
}

/** Returns the person with this id. */
export async function userById(db: Database, userId: number): Promise<UserRow | null> {
  return (await asyncOrm(db).select().from(user).where(eq(user.id, userId)).get()) ?? null;
}

/** Returns the state of this contact for this person. */
export function standingOf(row: UserRow, { kind, value }: Contact): "verified" | "to_verify" | "none" {
  const own =
    kind === "email"
      ? { value: row.email, verified: row.emailVerified, pending: row.newEmail }
      : { value: row.phone, verified: row.phoneVerified, pending: row.newPhone };
  if (own.value === value && own.verified) return "verified";
  return own.value === value || own.pending === value ? "to_verify" : "none";
}

/** Returns the contact of this person that a typed text means; null: none of theirs. */
export function ownContact(row: UserRow, typed: string): Contact | null {
  return storedContacts(typed).find((contact) => standingOf(row, contact) !== "none") ?? null;
}

/** Marks a contact as verified: it replaces the previous one, and updates the status. */
export async function setVerified(db: Database, row: UserRow, { kind, value }: Contact): Promise<void> {
  const change =
    kind === "email"
      ? { email: value, emailVerified: true, newEmail: null }
      : { phone: value, phoneVerified: true, newPhone: null };
  const ustatus = statusByContacts({ ...row, ...change });
  await asyncOrm(db)
    .update(user)
    .set({ ...change, ustatus })
    .where(eq(user.id, row.id));
  await listClient(db, row.id);
}

/** Stores the contact as pending until its code is entered. */
export async function setPending(db: Database, userId: number, { kind, value }: Contact): Promise<void> {
  const change = kind === "email" ? { newEmail: value } : { newPhone: value };
  await asyncOrm(db).update(user).set(change).where(eq(user.id, userId));
}

/** Returns the subject of the code that verifies this contact for this person. */
export function verification({ value }: Contact, userId: number): CodeSubject {
  return { purpose: "verify", contact: value, userId };
}
