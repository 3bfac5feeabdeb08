/** Metadata of uploaded files, and the records that use them. Inside a read or a write. */
import { and, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { PUBLIC_KINDS } from "../../domain/file.ts";
import { file } from "../schema/identity.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";
import { once } from "../system/prepared.ts";

export type FileRow = typeof file.$inferSelect;

/** The record that a file belongs to. */
export type FileOwner =
  | `profile:${number}`
  | `lot:${number}`
  | `user:${number}`
  | `invoice:${number}`
  | `sale:${number}`
  | `paper:${number}`
  | `claim:${number}`
  /** The written instruction of an absent bidder on this lot. */
  | `order:${number}`;

/**
 * Stores a file without an owner record.
 * @returns its id.
 */
export async function insertFile(
  db: Database,
  row: Omit<FileRow, "id" | "linkedTo" | "pages" | "replaces" | "keyId"> &
    Partial<Pick<FileRow, "pages" | "keyId">>,
): Promise<number> {
  return (await asyncOrm(db).insert(file).values(row).returning({ id: file.id }).get()).id;
}

export async function fileById(db: Database, id: number): Promise<FileRow | null> {
  return (await asyncOrm(db).select().from(file).where(eq(file.id, id)).get()) ?? null;
}

/** Returns these files in their order; null unless each is this person's own, of this kind, and unused elsewhere. */
export async function ownFiles(
  db: Database,
  userId: number,
  ids: readonly number[],
  kind: FileRow["kind"],
  owner: FileOwner | null = null,
): Promise<FileRow[] | null> {
  const usable = and(usableBy(userId, ids, owner), eq(file.kind, kind));
  const found = await asyncOrm(db).select().from(file).where(usable);
  const files = ids.flatMap((id) => found.find((each) => each.id === id) ?? []);
  return files.length === ids.length ? files : null;
}

/** Whether a file is one of these, this person's own, and used by nothing but this owner. */
function usableBy(userId: number, ids: readonly number[], owner: FileOwner | null) {
  const isUnused = or(isNull(file.linkedTo), owner === null ? undefined : eq(file.linkedTo, owner));
  return and(inArray(file.id, [...ids]), eq(file.userId, userId), isUnused);
}

/** Returns all files that a person has uploaded, oldest first. */
export function filesOfUser(db: Database, userId: number): Promise<FileRow[]> {
  return asyncOrm(db).select().from(file).where(eq(file.userId, userId)).orderBy(file.id).all();
}

/** Returns all files of one owner, oldest first. */
export function filesOf(db: Database, owner: FileOwner): Promise<FileRow[]> {
  return ofOwner(db).all({ owner });
}

const ofOwner = once((db) =>
  asyncOrm(db)
    .select()
    .from(file)
    .where(eq(file.linkedTo, sql.placeholder("owner")))
    .orderBy(file.id)
    .prepare(),
);

/** Files read at once when their key changes. */
const AT_ONCE = 20;
/** A picture of the scene is named by its name, and is no secret. */
const HASH_LETTERS = 64;

/** Returns the next files after this id that are not public, and not encrypted with this key. */
export function filesOfOtherKeys(db: Database, keyId: string, after: number): Promise<FileRow[]> {
  const others = and(
    gt(file.id, after),
    notInArray(file.kind, [...PUBLIC_KINDS]),
    or(isNull(file.keyId), ne(file.keyId, keyId)),
    eq(sql`length(${file.hash})`, HASH_LETTERS),
  );
  return asyncOrm(db).select().from(file).where(others).orderBy(file.id).limit(AT_ONCE).all();
}

/** Notes the key of all files with these bytes. Inside a write. */
export async function setKeyOf(db: Database, hash: string, keyId: string): Promise<void> {
  const same = and(eq(file.hash, hash), notInArray(file.kind, [...PUBLIC_KINDS]));
  await asyncOrm(db).update(file).set({ keyId }).where(same);
}

/**
 * Links these files to an owner.
 * @returns false, with nothing changed, unless each file is this person's own and unused.
 */
export async function linkFiles(
  db: Database,
  userId: number,
  ids: readonly number[],
  owner: FileOwner,
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const mine = usableBy(userId, wanted, owner);
  if ((await asyncOrm(db).select({ id: file.id }).from(file).where(mine)).length !== wanted.length)
    return false;
  await asyncOrm(db).update(file).set({ linkedTo: owner }).where(mine);
  return true;
}

/**
 * Makes an unused document of one person the other's, with its owner.
 * @returns false, with nothing changed, for another file.
 */
export async function giveDocument(
  db: Database,
  id: number,
  { from, to, owner }: { readonly from: number; readonly to: number; readonly owner: FileOwner },
): Promise<boolean> {
  const mine = and(usableBy(from, [id], null), eq(file.kind, "document"));
  return (await asyncOrm(db).update(file).set({ userId: to, linkedTo: owner }).where(mine)).changes > 0;
}

/**
 * Makes an unused report of this person a version of a lot's report, from `at` (ms) on.
 * @returns false, with nothing changed, for another file.
 */
export async function linkVersion(
  db: Database,
  userId: number,
  { id, replaces, lotId, at }: Record<"id" | "replaces" | "lotId" | "at", number>,
): Promise<boolean> {
  const unused = and(
    eq(file.id, id),
    eq(file.userId, userId),
    eq(file.kind, "lot_report"),
    isNull(file.linkedTo),
  );
  const linked = { linkedTo: `lot:${lotId}`, replaces, createdAt: at };
  return (await asyncOrm(db).update(file).set(linked).where(unused)).changes > 0;
}

/**
 * Unlinks all files of this owner. A cleanup deletes them a day after `at` (ms), so that an edit can be undone; 0: the
 * next one.
 */
export async function unlinkFiles(db: Database, owner: FileOwner, at = 0): Promise<void> {
  await asyncOrm(db).update(file).set({ linkedTo: null, createdAt: at }).where(eq(file.linkedTo, owner));
}

/**
 * Deletes an unused file.
 * @returns whether it existed.
 */
export async function deleteUnlinked(db: Database, userId: number, id: number): Promise<boolean> {
  const where = and(eq(file.id, id), eq(file.userId, userId), isNull(file.linkedTo));
  return (await asyncOrm(db).delete(file).where(where)).changes > 0;
}

/**
 * Deletes files unused since `before` (ms), `limit` at most.
 * @returns the hashes without a row, and whether more files may be due.
 */
export async function deleteUnlinkedBefore(db: Database, before: number, limit: number) {
  const due = asyncOrm(db)
    .select({ id: file.id })
    .from(file)
    .where(and(isNull(file.linkedTo), lt(file.createdAt, before)))
    .limit(limit);
  const gone = await asyncOrm(db).delete(file).where(inArray(file.id, due)).returning({ hash: file.hash });
  const hashes = [...new Set(gone.map(({ hash }) => hash))];
  const used = await asyncOrm(db)
    .selectDistinct({ hash: file.hash })
    .from(file)
    .where(inArray(file.hash, hashes));
  const unused = hashes.filter((hash) => used.every((row) => row.hash !== hash));
  return { hashes: unused, isMore: gone.length === limit };
}
