/** Copies a whole house between a SQLite database and PostgreSQL. */
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";
import type { Answer, Link } from "./link.ts";
import { numberOf, schemaOf } from "./schema.ts";

const TABLES = `SELECT name, sql FROM sqlite_schema
  WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '*_search_*'`;
const COLUMNS = "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0";

export interface Table {
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

/** How long an index of a large house may take, ms. */
const LONGEST_MS = 3_600_000;

/** Called with the number of rows that were copied. */
export type Copied = (rows: number) => void;

/** Puts the house of a migrated SQLite database in the place of the one on PostgreSQL. Inside a transaction. */
export async function putHouse(link: Link, db: Database, copied?: Copied): Promise<void> {
  const { tables, rest } = schemaOf(db);
  const first = ["DROP SCHEMA IF EXISTS marsa CASCADE", "CREATE SCHEMA marsa", ...tables];
  await Promise.all(first.map((text) => link.ask(text)));
  for (const { name, columns } of tablesOf(db)) {
    const rows = sqlite(db).prepare<[], Record<string, unknown>>(
      `SELECT ${list(columns)} FROM main."${name}"`,
    );
    const insert = `INSERT INTO "${name}" (${list(columns)})
      SELECT ${list(columns)} FROM json_populate_recordset(NULL::"${name}", ?::json)`;
    let some: string[] = [];
    const write = async () => {
      if (some.length > 0) await link.ask(insert, [`[${some.join()}]`]);
      copied?.(some.length);
      some = [];
    };
    for (const row of rows.iterate())
      if (some.push(JSON.stringify(row, bytesAsText)) === AT_ONCE) await write();
    await write();
  }
  for (const text of rest) await link.ask(text, [], LONGEST_MS);
}

/** Bytes as PostgreSQL writes them in a text. */
export function bytesAsText(_: string, value: unknown): unknown {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: number[] };
  return type === "Buffer" && data ? `\\x${Buffer.from(data).toString("hex")}` : value;
}

/** Yields the rows of a table, some at a time. Inside a snapshot. */
export async function* rowsOf(link: Link, { name, columns }: Table): AsyncGenerator<Answer["rows"]> {
  await link.ask(`DECLARE "all ${name}" CURSOR FOR SELECT ${list(columns)} FROM "${name}"`);
  for (let isOver = false; !isOver;) {
    const { rows } = await link.ask(`FETCH ${10 * AT_ONCE} FROM "all ${name}"`);
    yield rows;
    isOver = rows.length === 0;
  }
}

/** Copies the rows of these tables into a SQLite database, whose own rows are deleted. Inside a snapshot. */
export async function takeRows(
  link: Link,
  db: Database,
  tables: readonly Table[],
  copied?: Copied,
): Promise<void> {
  sqlite(db).pragma("foreign_keys = OFF");
  sqlite(db).exec("BEGIN");
  for (const table of tables) {
    const { name, columns } = table;
    sqlite(db).exec(`DELETE FROM "${name}"`);
    const insert = sqlite(db).prepare(
      `INSERT INTO "${name}" (${list(columns)}) VALUES (${columns.map(() => "?").join(", ")})`,
    );
    for await (const rows of rowsOf(link, table)) {
      for (const row of rows) insert.run(...row);
      copied?.(rows.length);
    }
  }
  sqlite(db).exec("INSERT INTO client_search (client_search) VALUES ('rebuild')");
  sqlite(db).exec("COMMIT");
}
