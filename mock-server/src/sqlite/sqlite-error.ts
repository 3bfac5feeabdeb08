/** Classifies errors of SQLite. */
import SqliteDatabase from "better-sqlite3";
import { StoreUnavailable } from "../store/errors.ts";

/** Errors of the database, its disk or its memory, not of a statement. */
const FAILURES =
  /^SQLITE_(INTERNAL|PERM|ABORT|BUSY|LOCKED|NOMEM|READONLY|INTERRUPT|IOERR|CORRUPT|FULL|CANTOPEN|PROTOCOL|NOTADB)/;

/** Whether an error affects the whole transaction, not only its statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  return error instanceof SqliteDatabase.SqliteError && FAILURES.test(error.code);
}

/** Whether the disk failed to sync: the system may have dropped the pages, so no later sync repairs this. */
export function isSyncFailure(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_IOERR_(DIR_)?FSYNC$/.test(error.code);
}
