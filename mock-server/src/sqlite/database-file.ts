/** Deletes, replaces and copies a database with the files beside it. */
import { renameSync, rmSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { archiveOf, bringBack } from "../tables/system/archive.ts";
import { openReader } from "./connection.ts";
import { witnessOf } from "./recovery/last-commit.ts";
import { syncNameOf, syncPath } from "./sync-path.ts";
import { sqlite } from "../tables/system/driver.ts";

/** Deletes a database, which must not be open. */
export function removeDatabase(file: string): void {
  // First: if this file stayed without its database, the next start would report a missing database.
  removeFilesBeside(file);
  rmSync(file, { force: true });
  removeArchive(file);
}

/**
 * Replaces the database `file` by `next`, so that a power cut leaves one of the two. Neither may be open in this
 * process, and `next` may have no open log and no archive.
 */
export function exchange(next: string, file: string): void {
  syncPath(next);
  // A remaining log of the old database would be read as the new one's.
  removeFilesBeside(file);
  renameSync(next, file);
  syncNameOf(file);
  // Its rows are the old one's: the new database counts none of them.
  removeArchive(file);
  removeArchive(next);
}

/**
 * Copies a database in use, as of now; others may go on reading and writing. The copy is one file, with the rows of the
 * archive.
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  removeDatabase(copy);
  const db = openReader({ file, durable: false });
  try {
    // Holds this snapshot while the copy is made.
    sqlite(db).exec("BEGIN");
    sqlite(db).prepare("SELECT count(*) FROM meta").get();
    await sqlite(db).backup(copy);
  } finally {
    sqlite(db).close();
  }
  const copied = new SqliteDatabase(copy);
  bringBack(copied, archiveOf(file));
  // Otherwise a reader of the copy would leave a log beside it.
  copied.pragma("journal_mode = DELETE");
  copied.close();
}

function removeArchive(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(archiveOf(file) + end, { force: true });
}

function removeFilesBeside(file: string): void {
  for (const beside of [witnessOf(file), `${file}-wal`, `${file}-shm`]) rmSync(beside, { force: true });
}
