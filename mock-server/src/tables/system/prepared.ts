/** Caches prepared statements. */
import type { Statement } from "better-sqlite3";
import type { Connection } from "../../store/store.ts";

/** Most statements cached per connection. Queries are built from the requested fields, so there are few texts. */
const MOST_KEPT = 500;
const cached = new WeakMap<Connection, Map<string, Statement>>();

/**
 * Returns the statement of this text, prepared once per connection: preparing costs several times as much as
 * running.
 */
export function prepared(connection: Connection, sql: string): Statement {
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
