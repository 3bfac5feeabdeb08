import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../store/store.ts";

/**
 * Inserts rows of one table by one prepared statement. For thousands of rows: building the statement anew for each
 * costs several times what running it does. A field that a row leaves out has its default, or is null.
 */
export function inserter<Table extends SQLiteTable>(
  db: Database,
  table: Table,
): (row: Table["$inferInsert"]) => void {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const whole = Object.fromEntries(columns.map(([field]) => [field, 0])) as Table["$inferInsert"];
  const statement = db.$client.prepare(db.insert(table).values(whole).toSQL().sql);
  return (row) => {
    const values = row as Readonly<Record<string, unknown>>;
    statement.run(
      columns.map(([field, column]) => {
        const value = values[field] ?? column.default ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      }),
    );
  };
}
