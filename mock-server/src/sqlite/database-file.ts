/** A database as files: the file itself, and beside it, while somebody has it open, its logs. */
import { renameSync, rmSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { openReader } from "./connection.ts";
import { witnessOf } from "./recovery/last-commit.ts";
import { syncNameOf, syncPath } from "./sync-path.ts";

/** Deletes a database, which must not be open. */
export function removeDatabase(file: string): void {
  // First: a database that is gone while this file stands would be missed at the next start.
  removeFilesBeside(file);
  rmSync(file, { force: true });
}

/**
 * Puts the database `next` in the place of `file`, so that a power cut leaves the one or the other. Neither may be open
 * in this process, and the tables of `next` show all that it has.
 */
export function exchange(next: string, file: string): void {
  syncPath(next);
  // What is left of the old one's log would be read as the new one's.
  removeFilesBeside(file);
  renameSync(next, file);
  syncNameOf(file);
}

/** Copies a database that is in use, as it is when this is called; others go on reading and writing. The copy is one file. */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  removeDatabase(copy);
  const db = openReader({ file, durable: false });
  try {
    // Holds on to this moment while the copy is made.
    db.$client.exec("BEGIN");
    db.$client.prepare("SELECT count(*) FROM meta").get();
    await db.$client.backup(copy);
  } finally {
    db.$client.close();
  }
  const copied = new SqliteDatabase(copy);
  // Else whoever looks into it would leave a log beside it.
  copied.pragma("journal_mode = DELETE");
  copied.close();
}

function removeFilesBeside(file: string): void {
  for (const beside of [witnessOf(file), `${file}-wal`, `${file}-shm`]) rmSync(beside, { force: true });
}
