/** Tests: migrations. */
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import * as cases from "./schema/cases.ts";
import * as factors from "./schema/factors.ts";
import * as lots from "./schema/lots.ts";
import * as money from "./schema/money.ts";
import * as people from "./schema/people.ts";
import * as questions from "./schema/questions.ts";
import * as signatures from "./schema/signatures.ts";
import * as system from "./schema/system.ts";
import * as watching from "./schema/watching.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The documented tables. */
const described = [people, cases, factors, money, lots, questions, signatures, watching, system]
  .flatMap((module) => Object.values<SQLiteTable>(module))
  .map((table) => getTableConfig(table))
  .map(({ name, columns, indexes }) => ({
    name,
    columns: columns.map((column) => snake(column.name)).toSorted((a, b) => a.localeCompare(b)),
    indexes: indexes.map(({ config }) => config.name).toSorted((a, b) => a.localeCompare(b)),
  }));

it("the migrations create the tables of the schema, with their columns and indexes", async () => {
  const { query } = await openTestStore();
  const namesOf = (sql: string, table: string) =>
    query<{ name: string }>(sql, table)
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b));
  for (const { name, columns, indexes } of described) {
    expect({ name, columns: namesOf("SELECT name FROM pragma_table_xinfo(?)", name) }).toEqual({
      name,
      columns,
    });
    const made = "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL";
    expect({ name, indexes: namesOf(made, name) }).toEqual({ name, indexes });
  }
});
