/** Checks a database file. */
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { openReader, openReaderOfVersion } from "../sqlite/connection.ts";
import { inspectDatabase } from "../sqlite/recovery/recovery.ts";
import type { Located } from "./finding.ts";
import { examine, type Verified } from "./verify.ts";
import { sqlite, type Connection } from "../tables/system/driver.ts";

/** Most reported findings about pages and references. */
const MOST_LINES = 20;

/**
 * Checks the pages and references of the database at this path, and recomputes its rows. Reads one snapshot, also
 * while a server uses the database.
 * @throws SqliteError when it cannot be read at all.
 */
export function checkDatabase(file: string, terms: AuctionTerms): Verified {
  const db = openReader({ file, durable: false });
  try {
    sqlite(db).exec("BEGIN");
    const broken = [...checkPages(sqlite(db)), ...checkReferences(sqlite(db))];
    const { lots, rows, findings } = examine(db, terms);
    return { lots, rows, findings: [...broken, ...findings] };
  } finally {
    sqlite(db).close();
  }
}

/** @throws DatabaseRefused for a file that lacks commits, or has no house of this version */
export function refuseNoHouseIn(file: string): void {
  inspectDatabase(file);
  const next = "name a house that this version has started.";
  sqlite(openReaderOfVersion({ file, durable: false }, next)).close();
}

/** Returns SQLite's findings about pages and indexes. */
export function checkPages(connection: Connection): Located[] {
  const lines = connection.prepare<[], string>(`PRAGMA integrity_check(${MOST_LINES})`).pluck().all();
  return lines
    .filter((line) => line !== "ok")
    .map((what) => ({ table: "pages", row: "integrity_check", what, lotId: null, userId: null }));
}

interface Dangling {
  readonly table: string;
  readonly rowid: number | null;
  readonly parent: string;
}

function checkReferences(connection: Connection): Located[] {
  const dangling = connection.prepare<[], Dangling>("PRAGMA foreign_key_check").all();
  return dangling.slice(0, MOST_LINES).map(({ table, rowid, parent }) => ({
    table,
    row: String(rowid),
    what: `it refers to a row of ${parent} that is not there`,
    lotId: null,
    userId: null,
  }));
}
