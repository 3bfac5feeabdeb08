/** Inserts many rows. */
import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../store/store.ts";
import { asyncOrm, sqlite } from "../../../tables/system/driver.ts";

/**
 * Returns a prepared insert for one table. For thousands of rows: building the statement each time costs several
 * times as much as running it. A missing field gets its default, or null. The insert returns the id that SQLite
 * assigned.
 */
export function inserter<Table extends SQLiteTable>(
  db: Database,
  table: Table,
): (row: Table["$inferInsert"]) => number {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const whole = Object.fromEntries(columns.map(([field]) => [field, 0])) as Table["$inferInsert"];
  const statement = sqlite(db).prepare(asyncOrm(db).insert(table).values(whole).toSQL().sql);
  return (row) => {
    const values = row as Readonly<Record<string, unknown>>;
    const { lastInsertRowid } = statement.run(
      columns.map(([field, column]) => {
        const value = values[field] ?? column.default ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      }),
    );
    return Number(lastInsertRowid);
  };
}
