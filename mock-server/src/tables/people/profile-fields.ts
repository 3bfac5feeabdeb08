/** Reads and writes the fields of profiles: what identifies a person is encrypted. Inside a read or a write. */
import { and, desc, eq, inArray, isNotNull, like, or, sql } from "drizzle-orm";
import type { IdentityName, PlainFields, ProfileFields } from "../../domain/people/profile.ts";
import { documentMark, profile, user } from "../schema/people.ts";
import type { Database } from "../../store/store.ts";
import { listClient } from "./client-rows.ts";
import { fingerprint } from "../sealing/fingerprints.ts";
import { seal, unseal } from "../sealing/keyring.ts";
import { asyncOrm } from "../system/driver.ts";

/** Numbers of documents: two accounts with the same one may be one person. */
const NUMBERS = ["passport_number", "emirates_id", "licence_number"] as const;
const SEALED: readonly IdentityName[] = [...NUMBERS, "birth_date"];

type Row = Pick<typeof profile.$inferSelect, "id" | "fields" | "sealed">;

/** Returns all fields of a profile. */
export function fieldsOf(db: Database, { id, fields, sealed }: Row): ProfileFields {
  if (sealed === null) return fields;
  return { ...fields, ...(JSON.parse(unseal(db, "profile.sealed", id, sealed)) as ProfileFields) };
}

/** Writes all fields of a profile. */
export async function putFields(db: Database, id: number, all: ProfileFields): Promise<void> {
  const [secret, fields] = [pick(all, true), pick(all, false) as PlainFields];
  const isEmpty = Object.keys(secret).length === 0;
  const sealed = isEmpty ? null : seal(db, "profile.sealed", id, JSON.stringify(secret));
  await asyncOrm(db).update(profile).set({ fields, sealed }).where(eq(profile.id, id));
  await asyncOrm(db).delete(documentMark).where(eq(documentMark.profileId, id));
  for (const mark of marksOfNumbers(
    db,
    NUMBERS.map((name) => all[name] ?? ""),
  ))
    await asyncOrm(db).insert(documentMark).values({ profileId: id, mark });
}

/** Returns the marks by which profiles with one of these numbers are found. */
export function marksOfNumbers(db: Database, numbers: readonly string[]): string[] {
  const plain = new Set(numbers.map(plainNumber).filter(Boolean));
  return [...plain].map((number) => fingerprint(db, number));
}

/** Returns the ids of the profiles with a document of this number. */
export async function profilesWithDocument(db: Database, number: string): Promise<number[]> {
  const found = await asyncOrm(db)
    .select({ id: documentMark.profileId })
    .from(documentMark)
    .where(inArray(documentMark.mark, marksOfNumbers(db, [number])));
  return found.map(({ id }) => id);
}

/**
 * Returns who has the document of this number, or who left with it while they were locked. `locked`: the reason of the
 * lock; `unfinished`: registered by staff, without a password and a contract.
 */
export async function holderOfDocument(db: Database, number: string) {
  const mark = `document:${fingerprint(db, `document:${plainNumber(number)}`)}`;
  const left = and(isNotNull(profile.lockReason), sql`instr(${profile.fields} ->> 'marks', ${mark}) > 0`);
  return await asyncOrm(db)
    .select({
      userId: user.id,
      profileId: profile.id,
      name: profile.name,
      locked: profile.lockReason,
      unfinished: sql<boolean>`${user.passwordHash} IS NULL AND ${profile.status} = 'draft'`.mapWith(Boolean),
    })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(or(inArray(profile.id, await profilesWithDocument(db, number)), left))
    .orderBy(desc(isNotNull(profile.lockReason)))
    .get();
}

/** Letters and digits alone, in capitals. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const isSealed = (name: string): boolean => SEALED.some((sealed) => sealed === name);

function pick(fields: ProfileFields, sealed: boolean): ProfileFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isSealed(name) === sealed));
}

/** Encrypts the fields that an older version stored as they are. Returns the number of profiles. */
export async function sealPlainFields(db: Database): Promise<number> {
  const isPlain = or(...SEALED.map((name) => like(profile.fields, `%"${name}"%`)));
  const { id: profileId, userId: owner, fields: plain } = profile;
  const rows = await asyncOrm(db)
    .select({ id: profileId, userId: owner, fields: plain })
    .from(profile)
    .where(isPlain);
  for (const { id, userId, fields } of rows) {
    await putFields(db, id, fields);
    await listClient(db, userId);
  }
  return rows.length;
}
