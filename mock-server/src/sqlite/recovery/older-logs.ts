/** Checks the bid log of older server versions. */
import { readFileSync, rmSync } from "node:fs";
import { DatabaseRefused } from "./recovery.ts";
import type { Connection } from "../../store/store.ts";

/** Header of the log in which older versions stored bids beside the database, and of each record. */
const HEAD_BYTES = 16;
const RECORD_BYTES = 16;

/**
 * Refuses a database whose tables lack bids of the older log. Call this before a migration.
 * @throws DatabaseRefused
 */
export function refuseOlderLog(connection: Connection): void {
  const ids = idsOf(logOf(connection));
  if (Math.max(0, ...ids) > lastSettled(connection) || hasRows(connection, "redo"))
    throw new DatabaseRefused(
      `An older version of Marsa has left bids beside ${connection.name} that its tables do not show. ` +
        "Start that version once and stop it, then start this one.",
    );
}

/** Deletes a log that was not refused. Call this after a synced commit: only then do the tables survive a power cut. */
export function removeOlderLog(connection: Connection): void {
  rmSync(logOf(connection), { force: true });
}

function logOf(connection: Connection): string {
  return `${connection.name}-redo`;
}

/** Returns the ids of the records in a log, incomplete records included. */
function idsOf(log: string): number[] {
  const bytes = read(log);
  const ids: number[] = [];
  for (let at = HEAD_BYTES; at + RECORD_BYTES <= bytes.length;) {
    const length = bytes.readUInt32LE(at);
    if (length === 0) break;
    ids.push(bytes.readDoubleLE(at + 8));
    at += RECORD_BYTES + length;
  }
  return ids;
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

/** Returns the last commit that the tables of an older database hold completely. */
function lastSettled(connection: Connection): number {
  if (!hasRows(connection, "settled")) return 0;
  return connection.prepare<[], number>("SELECT min(changed, added) FROM settled").pluck().get()!;
}

function hasRows(connection: Connection, table: string): boolean {
  const isThere = connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return isThere.get(table) !== undefined && connection.prepare(`SELECT 1 FROM ${table}`).get() !== undefined;
}
