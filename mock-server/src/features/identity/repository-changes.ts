/** Reads and writes replaced contacts. Inside a read or a write. */
import { and, desc, eq, gt, gte, isNull, ne } from "drizzle-orm";
import { contactChange } from "../../tables/schema/identity.ts";
import { session, user } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database } from "../../store/store.ts";
import { statusByContacts } from "../../domain/people/user-status.ts";
import { isTaken, userById } from "./repository-contacts.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type ContactChange = typeof contactChange.$inferSelect;

export async function insertChange(db: Database, row: Omit<ContactChange, "id" | "undoneAt">): Promise<void> {
  await asyncOrm(db).insert(contactChange).values(row);
}

export async function changeBySecret(db: Database, secretHash: string): Promise<ContactChange | null> {
  return (
    (await asyncOrm(db).select().from(contactChange).where(eq(contactChange.secretHash, secretHash)).get()) ??
    null
  );
}

/** Returns the first change since of the person's other contact that is not undone. */
export async function otherChangeSince(
  db: Database,
  { userId, kind, at }: ContactChange,
): Promise<ContactChange | null> {
  const { id, kind: other, at: changedAt, undoneAt } = contactChange;
  const since = and(eq(contactChange.userId, userId), ne(other, kind), gte(changedAt, at), isNull(undoneAt));
  return (await asyncOrm(db).select().from(contactChange).where(since).orderBy(id).get()) ?? null;
}

/** A contact that replaced another one takes no recovery code this long: the old one may undo the change first. */
const NEW_CONTACT_MS = 24 * 3_600_000;

/** Returns when this person's contact begins to take recovery codes, ms, if that is after `now`; else null. */
export async function recoversFrom(
  db: Database,
  userId: number,
  value: string | null,
  now: number,
): Promise<number | null> {
  if (value === null) return null;
  const { newValue, undoneAt, at } = contactChange;
  const isNew = gt(at, now - NEW_CONTACT_MS);
  const row = await asyncOrm(db)
    .select()
    .from(contactChange)
    .where(and(eq(contactChange.userId, userId), eq(newValue, value), isNull(undoneAt), isNew))
    .orderBy(desc(at))
    .get();
  return row ? row.at + NEW_CONTACT_MS : null;
}

/**
 * Restores the old contact, ends sessions and password, and voids the links of this change and of later ones.
 * @returns false where somebody else has verified the contact since, or the account is gone.
 */
export async function restoreContact(
  db: Database,
  { id, userId, kind, oldValue }: ContactChange,
  at: number,
): Promise<boolean> {
  const row = await userById(db, userId);
  if (!row || row.deletedAt !== null || (await isTaken(db, { kind, value: oldValue }, userId))) return false;
  const change =
    kind === "email"
      ? { email: oldValue, emailVerified: true, newEmail: null }
      : { phone: oldValue, phoneVerified: true, newPhone: null };
  const ustatus = statusByContacts({ ...row, ...change });
  await asyncOrm(db)
    .update(user)
    .set({ ...change, ustatus, passwordHash: null, passwordOnce: false })
    .where(eq(user.id, userId));
  await listClient(db, userId);
  await asyncOrm(db)
    .update(contactChange)
    .set({ undoneAt: at })
    .where(and(eq(contactChange.userId, userId), eq(contactChange.kind, kind), gte(contactChange.id, id)));
  await asyncOrm(db).delete(session).where(eq(session.userId, userId));
  return true;
}
