/** Refuses databases of versions that this one no longer knows. */
import { DatabaseRefused } from "./recovery.ts";
import { type Connection } from "../../tables/system/driver.ts";

/** The moment of the first migration that is still here, ms: `migrations/meta/_journal.json`. */
const FIRST = 1_795_953_450_384;

/**
 * Refuses a database whose last migration is older than the first one of this version. Call this before a migration.
 * @throws DatabaseRefused
 */
export function refuseOlder(connection: Connection): void {
  const isThere = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  if (!isThere.get()) return;
  const last = connection.prepare<[], number>("SELECT max(created_at) FROM __drizzle_migrations").pluck();
  if (last.get()! >= FIRST) return;
  throw new DatabaseRefused(
    `${connection.name} is of a version of Marsa before November 29, 2026, which this one cannot read. ` +
      "Open it once with the version of that day, then start this one.",
  );
}
