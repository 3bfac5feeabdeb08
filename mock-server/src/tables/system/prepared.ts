/** Caches prepared statements: hot paths prepare each once. */
import type { RunResult, Statement } from "better-sqlite3";
import type { Database } from "../../store/store.ts";
import { sqlite, type Connection } from "./driver.ts";

/** Most statements cached per connection. Queries are built from the requested fields, so there are few texts. */
const MOST_KEPT = 500;
const cached = new WeakMap<Connection, Map<string, Statement>>();

/**
 * Returns the statement of this text, prepared once per connection: preparing costs several times as much as
 * running.
 */
export function prepared(db: Database, sql: string): Statement {
  const connection = sqlite(db);
  const statements = cached.get(connection) ?? new Map<string, Statement>();
  cached.set(connection, statements);
  const known = statements.get(sql);
  if (known) return known;
  const statement = connection.prepare(sql);
  statements.set(sql, statement);
  const oldest = statements.keys().next().value;
  if (statements.size > MOST_KEPT && oldest !== undefined) statements.delete(oldest);
  return statement;
}

/** A prepared statement whose answers are awaited. */
interface AsyncStatement<Row> {
  get(...values: unknown[]): Promise<Row | undefined>;
  all(...values: unknown[]): Promise<Row[]>;
  run(...values: unknown[]): Promise<RunResult>;
  pluck(): AsyncStatement<Row>;
}

/** Returns the statement as `prepared` does: SQLite answers at once, another engine later. */
export const asyncPrepared = <Row = unknown>(db: Database, sql: string): AsyncStatement<Row> =>
  prepared(db, sql) as unknown as AsyncStatement<Row>;

/** Returns a query of drizzle that is built and prepared once per connection, not at each call. */
export function once<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Connection, Query>();
  return (db) => {
    const query = built.get(sqlite(db)) ?? build(db);
    built.set(sqlite(db), query);
    return query;
  };
}
