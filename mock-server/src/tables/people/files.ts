/** What is known of uploaded files, and what needs them. Synchronous, inside a read or a write. */
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { file } from "../schema/identity.ts";
import type { Database } from "../../store/store.ts";

export type FileRow = typeof file.$inferSelect;

/** What a file can belong to. */
export type FileOwner =
  | `profile:${number}`
  | `lot:${number}`
  | `user:${number}`
  | `invoice:${number}`
  | `sale:${number}`;

/** Writes down a file that nothing needs yet. @returns its id. */
export function insertFile(db: Database, row: Omit<FileRow, "id" | "linkedTo">): number {
  return db.insert(file).values(row).returning({ id: file.id }).get().id;
}

export function fileById(db: Database, id: number): FileRow | null {
  return db.select().from(file).where(eq(file.id, id)).get() ?? null;
}

/** All files of one owner, in the order in which they came. */
export function filesOf(db: Database, owner: FileOwner): FileRow[] {
  return db.select().from(file).where(eq(file.linkedTo, owner)).orderBy(file.id).all();
}

/**
 * Gives these files to an owner. @returns false, with nothing changed, unless each is one of this person's own that
 * nothing else needs.
 */
export function linkFiles(db: Database, userId: number, ids: readonly number[], owner: FileOwner): boolean {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const mine = and(
    inArray(file.id, wanted),
    eq(file.userId, userId),
    or(isNull(file.linkedTo), eq(file.linkedTo, owner)),
  );
  if (db.select({ id: file.id }).from(file).where(mine).all().length !== wanted.length) return false;
  db.update(file).set({ linkedTo: owner }).where(mine).run();
  return true;
}

/** Nothing of this owner is needed any more; the next sweep takes it. */
export function unlinkFiles(db: Database, owner: FileOwner): void {
  db.update(file).set({ linkedTo: null, createdAt: 0 }).where(eq(file.linkedTo, owner)).run();
}

/** Deletes a file that nothing needs. @returns whether there was one. */
export function deleteUnlinked(db: Database, userId: number, id: number): boolean {
  const where = and(eq(file.id, id), eq(file.userId, userId), isNull(file.linkedTo));
  return db.delete(file).where(where).run().changes > 0;
}

/** Deletes what nothing has needed since `before` (ms). @returns the hashes that no row names any more. */
export function deleteUnlinkedBefore(db: Database, before: number): string[] {
  const gone = db
    .delete(file)
    .where(and(isNull(file.linkedTo), lt(file.createdAt, before)))
    .returning({ hash: file.hash })
    .all();
  const hashes = [...new Set(gone.map(({ hash }) => hash))];
  return hashes.filter(
    (hash) => db.select({ id: file.id }).from(file).where(eq(file.hash, hash)).get() === undefined,
  );
}
