import SqliteDatabase from "better-sqlite3";
import { StoreUnavailable } from "../store/errors.ts";

/** What the database, its disk or its memory says of itself, as opposed to what a statement did wrong. */
const FAILURES =
  /^SQLITE_(INTERNAL|PERM|ABORT|BUSY|LOCKED|NOMEM|READONLY|INTERRUPT|IOERR|CORRUPT|FULL|CANTOPEN|PROTOCOL|NOTADB)/;

/** Whether an error leaves the whole transaction in doubt, and not only the statement that caused it. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  return error instanceof SqliteDatabase.SqliteError && FAILURES.test(error.code);
}

/** Whether the disk did not sync what was written: the system may have dropped the pages, so no later sync repairs it. */
export function isSyncFailure(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_IOERR_(DIR_)?FSYNC$/.test(error.code);
}
