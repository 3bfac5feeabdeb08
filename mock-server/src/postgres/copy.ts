/** Copies a whole house between a SQLite database and PostgreSQL. */
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";
import type { Link } from "./link.ts";
import { numberOf, schemaOf } from "./schema.ts";

const TABLES = `SELECT name, sql FROM sqlite_schema
  WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '*_search_*'`;
const COLUMNS = "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0";

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Returns the tables of a database with their stored columns. The rows of `client_search` are those of its clients. */
export function tablesOf(db: Database): Table[] {
  const columns = sqlite(db).prepare<[string], string>(COLUMNS).pluck();
  const tables = sqlite(db).prepare<[], { name: string; sql: string }>(TABLES).all();
  return tables
    .filter(({ name }) => name !== "client_search")
    .map(({ name, sql }) => {
      const isNumbered = numberOf(sql) === "rowid";
      return { name, columns: [...(isNumbered ? ["rowid"] : []), ...columns.all(name)] };
    });
}

export const list = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

/** Rows that travel in one statement. */
const AT_ONCE = 1_000;

/** Puts the house of a migrated SQLite database in the place of the one on PostgreSQL. Inside a transaction. */
export async function putHouse(link: Link, db: Database): Promise<void> {
  const { tables, rest } = schemaOf(db);
  const run = (texts: readonly string[]) => Promise.all(texts.map((text) => link.ask(text)));
  await run(["DROP SCHEMA IF EXISTS marsa CASCADE", "CREATE SCHEMA marsa", ...tables]);
  for (const { name, columns } of tablesOf(db)) {
    const rows = sqlite(db).prepare<[], Record<string, unknown>>(
      `SELECT ${list(columns)} FROM main."${name}"`,
    );
    const insert = `INSERT INTO "${name}" (${list(columns)})
      SELECT ${list(columns)} FROM json_populate_recordset(NULL::"${name}", ?::json)`;
    let some: string[] = [];
    const write = async () => {
      if (some.length > 0) await link.ask(insert, [`[${some.join()}]`]);
      some = [];
    };
    for (const row of rows.iterate())
      if (some.push(JSON.stringify(row, bytesAsText)) === AT_ONCE) await write();
    await write();
  }
  await run(rest);
}

/** Bytes as PostgreSQL writes them in a text. */
function bytesAsText(_: string, value: unknown): unknown {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: number[] };
  return type === "Buffer" && data ? `\\x${Buffer.from(data).toString("hex")}` : value;
}

/** Rows of a table in the order of their places, so that each statement goes on where the last one ended. */
const SOME = (table: string, columns: string) =>
  `SELECT ctid::text AS place, ${columns} FROM "${table}" WHERE ctid > ?::tid ORDER BY ctid NULLS LAST LIMIT ${10 * AT_ONCE}`;

/** Copies the rows of these tables into a SQLite database, whose own rows are deleted. Inside a snapshot. */
export async function takeRows(link: Link, db: Database, tables: readonly Table[]): Promise<void> {
  sqlite(db).pragma("foreign_keys = OFF");
  sqlite(db).exec("BEGIN");
  for (const { name, columns } of tables) {
    sqlite(db).exec(`DELETE FROM "${name}"`);
    const insert = sqlite(db).prepare(
      `INSERT INTO "${name}" (${list(columns)}) VALUES (${columns.map(() => "?").join(", ")})`,
    );
    for (let last: unknown = "(0,0)"; last !== undefined;) {
      const { rows } = await link.ask(SOME(name, list(columns)), [last]);
      for (const [, ...row] of rows) insert.run(...row);
      last = rows.at(-1)?.[0];
    }
  }
  sqlite(db).exec("INSERT INTO client_search (client_search) VALUES ('rebuild')");
  sqlite(db).exec("COMMIT");
}
