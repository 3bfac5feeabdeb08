/** Refuses databases of versions that this one does not know. */
import { readMigrationFiles } from "drizzle-orm/migrator";
import { DatabaseRefused } from "./recovery.ts";
import { type Connection } from "../../tables/system/driver.ts";

/** The moment of the first migration that is still here, ms: `migrations/meta/_journal.json`. */
export const FIRST_MIGRATION = 1_795_953_450_384;

/**
 * Refuses a database whose last migration is older than the first one of this version. Call this before a migration.
 * @throws DatabaseRefused
 */
export function refuseOlder(connection: Connection): void {
  const last = lastMigration(connection);
  if (last === null || last >= FIRST_MIGRATION) return;
  throw new DatabaseRefused(
    `${connection.name} is of a version of Marsa before November 29, 2026, which this one cannot read. ` +
      "Open it once with the version of that day, then start this one.",
  );
}

/**
 * Refuses a database whose tables are of another version than this program, which only reads it. `next`: what to do then.
 * @throws DatabaseRefused
 */
export function refuseOtherVersion(connection: Connection, migrationsFolder: string, next: string): void {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  const last = lastMigration(connection);
  if (last === known) return;
  throw new DatabaseRefused(
    `${connection.name} is ${last === null ? "no house of Marsa" : "of another version of Marsa"}: ${next}`,
  );
}

/** Returns the moment of the last migration, ms; null without one. */
function lastMigration(connection: Connection): number | null {
  const isThere = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'");
  if (!isThere.get()) return null;
  return connection.prepare<[], number>("SELECT max(created_at) FROM __drizzle_migrations").pluck().get()!;
}
