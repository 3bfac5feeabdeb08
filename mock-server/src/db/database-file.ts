/** A database as files: the file itself, and beside it, while somebody has it open, its logs. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { openReader } from "./connection.ts";
import { leftToDo } from "./redo.ts";
import { contentOfRedoLog, recordsIn, redoLogOf } from "./redo-log.ts";
import type { Database } from "./store.ts";
import { syncNameOf, syncPath } from "./sync-path.ts";

/** Deletes a database, which must not be open. */
export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
  removeLogs(file);
}

/**
 * Puts the database `next` in the place of `file`, so that a power cut leaves the one or the other. Neither may be open
 * in this process, and the tables of `next` show all that it has.
 */
export function exchange(next: string, file: string): void {
  syncPath(next);
  // What is left of the old one's logs would be read as the new one's.
  removeLogs(file);
  renameSync(next, file);
  syncNameOf(file);
}

/** One moment of a database that others may be using. */
export interface MomentOfDatabase {
  /** Reads this moment until `end`, and cannot write. */
  readonly db: Database;
  /** The redo log with what its tables do not show; null: they show everything. */
  readonly behind: Buffer | null;
  end(): void;
}

/** Holds on to what is committed now, in the tables and beside them. */
export function momentOf(file: string): MomentOfDatabase {
  const db = openReader({ file, durable: false });
  const others = openReader({ file, durable: false });
  const commits = () => others.$client.pragma("data_version", { simple: true });
  try {
    for (;;) {
      const before = commits();
      db.$client.exec("BEGIN");
      db.$client.prepare("SELECT count(*) FROM meta").get();
      const log = contentOfRedoLog(redoLogOf(file));
      // Else the tables may have been brought up to date between the two, and the log begun anew.
      if (commits() !== before) {
        db.$client.exec("COMMIT");
        continue;
      }
      const isBehind = leftToDo(db.$client, recordsIn(log)).length > 0;
      return { db, behind: isBehind ? log : null, end: () => void db.$client.close() };
    }
  } catch (error) {
    db.$client.close();
    throw error;
  } finally {
    others.$client.close();
  }
}

/**
 * Copies a database that is in use, as it is when this is called; others go on reading and writing. The copy is one
 * file, and a redo log where its tables do not show everything.
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  removeDatabase(copy);
  const { db, behind, end } = momentOf(file);
  try {
    await db.$client.backup(copy);
  } finally {
    end();
  }
  if (behind) writeFileSync(redoLogOf(copy), behind);
  const copied = new SqliteDatabase(copy);
  // Else whoever looks into it would leave a log beside it.
  copied.pragma("journal_mode = DELETE");
  copied.close();
}

function removeLogs(file: string): void {
  for (const log of [`${file}-wal`, `${file}-shm`, redoLogOf(file)]) rmSync(log, { force: true });
}
