/** Reads and writes profiles and their files. Inside a read or a write. */
import { fullName } from "@marsa/api-spec/text/names";
import { and, eq, sql } from "drizzle-orm";
import type { ProfileFields } from "../../domain/people/profile.ts";
import { fieldsOf, putFields } from "../../tables/people/profile-fields.ts";
import { filesOf, type FileRow } from "../../tables/people/files.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** A profile with all its fields as they are. */
export type ProfileRow = Omit<typeof profile.$inferSelect, "fields" | "sealed"> & {
  readonly fields: ProfileFields;
};
export type OwnerRow = typeof user.$inferSelect;

/** A profile with its owner and its files. */
export interface WholeProfile {
  readonly profile: ProfileRow;
  readonly owner: OwnerRow;
  readonly files: readonly FileRow[];
}

export async function profileById(db: Database, id: number): Promise<WholeProfile | null> {
  const row = await asyncOrm(db)
    .select({ profile, owner: user })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(eq(profile.id, id))
    .get();
  if (!row) return null;
  const { sealed: _, ...rest } = row.profile;
  const opened = { ...rest, fields: fieldsOf(db, row.profile) };
  return { profile: opened, owner: row.owner, files: await filesOf(db, `profile:${id}`) };
}

/** Returns the id and status of a person's profile of this type; null: none yet. */
export async function profileOfType(
  db: Database,
  userId: number,
  type: ProfileRow["type"],
): Promise<Pick<ProfileRow, "id" | "status"> | null> {
  const mine = and(eq(profile.userId, userId), eq(profile.type, type));
  return (
    (await asyncOrm(db).select({ id: profile.id, status: profile.status }).from(profile).where(mine).get()) ??
    null
  );
}

/** Returns both names of a person, which are also the profile's. */
export async function namesOf(db: Database, userId: number): Promise<string> {
  const row = await asyncOrm(db)
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  return row ? fullName(row) : "";
}

export type ProfileForm = Pick<
  ProfileRow,
  "userId" | "type" | "form" | "name" | "citizenship" | "fields" | "expiresOn"
>;

/**
 * Saves a new draft, or updates the draft of this type. It becomes the one in use.
 * @returns its id.
 */
export async function putDraft(db: Database, { fields, ...form }: ProfileForm, at: number): Promise<number> {
  const { id } = await asyncOrm(db)
    .insert(profile)
    .values({ ...form, status: "draft", createdAt: at })
    .onConflictDoUpdate({
      target: [profile.userId, profile.type],
      set: { ...form, version: sql`${profile.version} + 1` },
    })
    .returning({ id: profile.id })
    .get();
  await putFields(db, id, fields);
  await listClient(db, form.userId);
  await asyncOrm(db).update(user).set({ profileId: id }).where(eq(user.id, form.userId));
  return id;
}

/**
 * Records the signature: the profile is now under review.
 * @returns whether it was a draft.
 */
export async function setSigned(db: Database, id: number, version: string, at: number): Promise<boolean> {
  const signed = { status: "signed", contractVersion: version, contractSignedAt: at } as const;
  const draft = and(eq(profile.id, id), eq(profile.status, "draft"));
  const row = await asyncOrm(db)
    .update(profile)
    .set({ ...signed, version: sql`${profile.version} + 1` })
    .where(draft)
    .returning({ userId: profile.userId })
    .get();
  if (row) await listClient(db, row.userId);
  return row !== undefined;
}
