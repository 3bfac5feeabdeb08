/** Reads the history of a lot. */
import { sql, type SQL } from "drizzle-orm";
import { history, lot } from "../../schema/lots.ts";

/**
 * Returns a common table expression `back` with these columns of a lot's history, newest row first. The rows are a
 * chain from `lot.history_id` backwards; reading starts at the row `newest` and continues while `goOn` holds of the
 * previous row. The newest row is never in the archive, and older ones may be.
 */
export function chainBack(columns: readonly string[], newest: string, goOn = "true"): string {
  const all = ["id", "prev_id", ...columns];
  const of = all.map((column) => `h.${column}`).join(", ");
  return `WITH RECURSIVE back(${all.join(", ")}) AS (SELECT ${of} FROM main.history h WHERE h.id = ${newest}
    UNION ALL SELECT ${of} FROM back JOIN main.history h ON h.id = back.prev_id WHERE ${goOn}
    UNION ALL SELECT ${of} FROM back JOIN past_history h ON h.id = back.prev_id WHERE ${goOn})`;
}

/** The condition that a history row belongs to this lot; takes about a microsecond per row of the lot. */
export function ofLot(lotId: number): SQL {
  const newest = "(SELECT history_id FROM newest)";
  const chain = sql.raw(chainBack([], newest));
  return sql`${history.id} IN (WITH newest AS (SELECT ${lot.historyId} FROM ${lot} WHERE ${lot.id} = ${lotId})
    SELECT id FROM (${chain} SELECT id FROM back))`;
}
