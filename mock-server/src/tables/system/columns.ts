/** Builds statements that write rows from the schema: a missing or unknown column is a type error. */
import { getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { sqlite } from "./driver.ts";
import type { Database } from "../../store/store.ts";

type Value = string | number | null;

/** A value as SQLite stores it: booleans as 0 or 1, objects as JSON. */
type Stored<Content> = Content extends boolean ? 0 | 1 : Content extends object ? string : Content;

/** The value of each of these columns in a row. */
export type Columns<Row, Source> = {
  readonly [Column in keyof Row]-?: (source: Source) => Stored<Row[Column]>;
};

/** Rows per insert statement: 32 at once cost half of 32 statements, 8 two thirds. */
const AT_ONCE = [32, 8, 1];

/** Returns a function that inserts rows. `columns`: all columns of the table. */
export function createInsert<Table extends SQLiteTable, Source>(
  db: Database,
  table: Table,
  columns: Columns<Table["$inferSelect"], Source>,
): (rows: readonly Source[]) => void {
  const { names, valuesOf } = compile(columns);
  const row = `(${names.map(() => "?").join(", ")})`;
  const inserts = AT_ONCE.map((size) => ({
    size,
    statement: sqlite(db).prepare(
      `INSERT INTO ${getTableName(table)} (${names.join(", ")}) VALUES ${Array<string>(size).fill(row).join(", ")}`,
    ),
  }));
  return (rows) => {
    let next = 0;
    for (const { size, statement } of inserts) {
      for (; next + size <= rows.length; next += size) {
        const values: Value[] = [];
        for (let i = next; i < next + size; i++) valuesOf(rows[i]!, values);
        statement.run(values);
      }
    }
  };
}

/** Returns a function that updates the row with this key. */
export function createUpdate<Table extends SQLiteTable, Source>(
  db: Database,
  table: Table,
  key: Partial<Columns<Table["$inferSelect"], Source>>,
  columns: Partial<Columns<Table["$inferSelect"], Source>>,
): (row: Source) => void {
  const set = compile(columns);
  const where = compile(key);
  const statement = sqlite(db).prepare(
    `UPDATE ${getTableName(table)} SET ${assignments(set.names).join(", ")} WHERE ${assignments(where.names).join(" AND ")}`,
  );
  return (row) => void statement.run(where.valuesOf(row, set.valuesOf(row, [])));
}

/** Returns a function that inserts a row, or updates it if its `key` exists. `fixed`: columns that an update skips. */
export function createUpsert<Table extends SQLiteTable, Source>(
  db: Database,
  table: Table,
  columns: Columns<Table["$inferSelect"], Source>,
  { key, fixed }: Record<"key" | "fixed", readonly (keyof Table["$inferSelect"] & string)[]>,
): (row: Source) => void {
  const { names, valuesOf } = compile(columns);
  const unchanged = new Set([...key, ...fixed].map(toSnakeCase));
  const changes = names.filter((name) => !unchanged.has(name)).map((name) => `${name} = excluded.${name}`);
  const statement = sqlite(db).prepare(
    `INSERT INTO ${getTableName(table)} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})
      ON CONFLICT (${key.map(toSnakeCase).join(", ")}) DO UPDATE SET ${changes.join(", ")}`,
  );
  return (row) => void statement.run(valuesOf(row, []));
}

/** The names of columns, and a function that adds their values to a list. */
function compile(columns: object) {
  const names = Object.keys(columns).map(toSnakeCase);
  const readers = Object.values(columns) as ((source: unknown) => Value)[];
  const valuesOf = (source: unknown, values: Value[]): Value[] => {
    for (const read of readers) values.push(read(source));
    return values;
  };
  return { names, valuesOf };
}

function assignments(names: readonly string[]): string[] {
  return names.map((name) => `${name} = ?`);
}
