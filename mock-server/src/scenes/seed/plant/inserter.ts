/** Inserts many rows. */
import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../store/store.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";

/**
 * Returns a prepared insert for one table. For thousands of rows: building the statement each time costs several
 * times as much as running it. A missing field gets its default, or null. The insert returns the `id` of the row; 0 in a
 * table without one.
 */
export function inserter<Table extends SQLiteTable>(
  db: Database,
  table: Table,
): (row: Table["$inferInsert"]) => Promise<number> {
  const all = getTableColumns(table);
  const columns = Object.entries(all).filter(([, { generated }]) => !generated);
  const whole = Object.fromEntries(columns.map(([field]) => [field, 0])) as Table["$inferInsert"];
  const insert = asyncOrm(db).insert(table).values(whole);
  const { sql } = (all["id"] ? insert.returning({ id: all["id"] }) : insert).toSQL();
  const statement = asyncPrepared<number>(db, sql);
  const idOf = all["id"] ? statement.pluck() : null;
  return async (row) => {
    const given = row as Readonly<Record<string, unknown>>;
    const values = columns.map(([field, column]) => {
      const value = given[field] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
    if (idOf) return (await idOf.get(...values))!;
    await statement.run(...values);
    return 0;
  };
}
