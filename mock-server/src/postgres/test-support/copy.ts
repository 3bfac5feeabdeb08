/** Test helper: copies all rows between a SQLite database and PostgreSQL. */
import type { Database } from "../../store/store.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { Link } from "../link.ts";

const TABLES = `SELECT name FROM pragma_table_list
  WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '__drizzle*'`;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Returns the tables of a database with their stored columns. */
export function tablesOf(db: Database): Table[] {
  const columns = sqlite(db)
    .prepare<[string], string>("SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0")
    .pluck();
  const tables = sqlite(db).prepare<[], string>(TABLES).pluck().all();
  return tables.map((name) => ({ name, columns: columns.all(name) }));
}

export const list = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");
const insertInto = ({ name, columns }: Table) =>
  `INSERT INTO "${name}" (${list(columns)}) VALUES (${columns.map(() => "?").join(", ")})`;

export async function copyToPostgres(db: Database, url: string): Promise<void> {
  const link = new Link(url);
  await link.open();
  // Without the checks of foreign keys, which the order of the tables would break.
  link.send("SET session_replication_role = replica");
  for (const table of tablesOf(db)) {
    const { name, columns } = table;
    const rows = sqlite(db)
      .prepare(`SELECT ${list(columns)} FROM "${name}"`)
      .raw()
      .all() as unknown[][];
    await Promise.all(rows.map((row) => link.ask(insertInto(table), row)));
  }
  await link.close();
}

/** `db`: its own rows are deleted. */
export async function copyToSqlite(url: string, db: Database): Promise<void> {
  const link = new Link(url);
  await link.open();
  sqlite(db).pragma("foreign_keys = OFF");
  for (const table of tablesOf(db)) {
    sqlite(db).exec(`DELETE FROM "${table.name}"`);
    const insert = sqlite(db).prepare(insertInto(table));
    const { rows } = await link.ask(`SELECT ${list(table.columns)} FROM "${table.name}"`);
    for (const row of rows) insert.run(...row);
  }
  await link.close();
}
