/** A database as files: the file itself, and beside it, while somebody has it open, its log. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { openReader } from "./connection.ts";

/** Deletes a database, which must not be open. */
export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
  removeLog(file);
}

/**
 * Puts the database `next` in the place of `file`, so that a power cut leaves the one or the other. Neither may be open
 * in this process.
 */
export function exchange(next: string, file: string): void {
  settle(next);
  // What is left of the old one's log would be read as the new one's.
  removeLog(file);
  renameSync(next, file);
  // Windows does not know this for folders, and keeps the order by itself.
  if (process.platform !== "win32") settle(dirname(file));
}

/**
 * Copies a database that is in use, as it is when this is called; others go on reading and writing. The copy is one
 * file.
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  removeDatabase(copy);
  const from = openReader({ file, durable: false }).$client;
  try {
    // Holds on to what is committed now, for as long as the copy takes.
    from.exec("BEGIN");
    from.prepare("SELECT count(*) FROM meta").get();
    await from.backup(copy);
  } finally {
    from.close();
  }
  const copied = new SqliteDatabase(copy);
  // Else whoever looks into it would leave a log beside it.
  copied.pragma("journal_mode = DELETE");
  copied.close();
}

function removeLog(file: string): void {
  for (const suffix of ["-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
}

function settle(path: string): void {
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
