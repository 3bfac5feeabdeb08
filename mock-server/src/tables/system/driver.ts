/** The driver behind a `Database`: drizzle over better-sqlite3. Only repositories and the engine use it. */
import type SqliteDatabase from "better-sqlite3";
import { drizzle, type BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { StoreDefect } from "../../store/errors.ts";
import type { Database } from "../../store/store.ts";

/** A connection of SQLite, for prepared statements. */
export type Connection = SqliteDatabase.Database;

type Driver = BetterSQLite3Database & { readonly $client: Connection };

/** @returns the tables over this connection. */
export const databaseOver = (client: Connection): Database =>
  drizzle(client, { casing: "snake_case" }) as unknown as Database;

/** @returns the tables as one transaction of this connection sees them. */
export const transactionOf = (db: Database): Database => Object.create(db) as Database;

/** Refuses later statements of this transaction: they could run inside another write. */
export function endTransaction(db: Database): void {
  const refuse = {
    get: () => {
      throw new StoreDefect("The transaction has ended");
    },
  };
  Object.defineProperties(db, { $client: refuse, session: refuse });
}

/** Runs `fn` in a transaction, on a connection that no store has yet. An error undoes all of it. */
export async function inTransaction<T>(db: Database, fn: () => Promise<T>): Promise<T> {
  const connection = sqlite(db);
  connection.exec("BEGIN IMMEDIATE");
  try {
    const value = await fn();
    connection.exec("COMMIT");
    return value;
  } finally {
    if (connection.inTransaction) connection.exec("ROLLBACK");
  }
}

/** @returns typed queries on these tables. */
export const orm = (db: Database): BetterSQLite3Database => db as unknown as Driver;

/** @returns typed queries that are awaited: SQLite answers at once, another engine later. */
export const asyncOrm = (db: Database): BaseSQLiteDatabase<"async", SqliteDatabase.RunResult> =>
  db as unknown as BaseSQLiteDatabase<"async", SqliteDatabase.RunResult>;

/** @returns the connection behind these tables. */
export const sqlite = (db: Database): Connection => (db as unknown as Driver).$client;
