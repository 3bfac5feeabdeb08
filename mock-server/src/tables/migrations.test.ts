/** Tests: migrations. */
import { globSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { openTestStore } from "../sqlite/test-support/open.ts";

const FOLDER = new URL("./migrations/", import.meta.url).pathname;
const SCHEMA = new URL("./schema/", import.meta.url).pathname;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));
const filesOf = async (name: string) => Object.values((await import(`${SCHEMA}${name}`)) as object);

it("the migrations create the tables of the schema, with their columns and indexes", async () => {
  const described = await Promise.all(globSync("*.ts", { cwd: SCHEMA }).map(filesOf));
  const tables = described
    .flat()
    .filter((value) => is(value, SQLiteTable))
    .map((table) => getTableConfig(table));
  expect(tables.length).toBeGreaterThan(60);
  const { query } = await openTestStore();
  const namesOf = (sql: string, table: string) =>
    sorted(query<{ name: string }>(sql, table).map(({ name }) => name));
  for (const { name, columns, indexes } of tables) {
    expect({ name, columns: namesOf("SELECT name FROM pragma_table_xinfo(?)", name) }).toEqual({
      name,
      columns: sorted(columns.map((column) => snake(column.name))),
    });
    const made = "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL";
    expect({ name, indexes: namesOf(made, name) }).toEqual({
      name,
      indexes: sorted(indexes.map(({ config }) => config.name)),
    });
  }
});

it("only the newest migration keeps its snapshot, with which the next one is compared", () => {
  const [newest] = globSync("*.sql", { cwd: FOLDER }).toSorted().toReversed();
  expect(globSync("meta/*_snapshot.json", { cwd: FOLDER })).toEqual([
    `meta/${newest!.slice(0, 4)}_snapshot.json`,
  ]);
});
