import { sql, type SQL } from "drizzle-orm";
import { history, lot } from "../schema/lots.ts";

/**
 * The rows of a lot's history are a chain from `lot.history_id` backwards. `columns` of it, the newest row first, as a
 * common table expression called `back`: from the row that `newest` names on, as long as `goOn` holds of the row before.
 */
export function chainBack(columns: readonly string[], newest: string, goOn = "1"): string {
  const all = ["id", "prev_id", ...columns];
  const of = all.map((column) => `h.${column}`).join(", ");
  return `WITH RECURSIVE back(${all.join(", ")}) AS (SELECT ${of} FROM history h WHERE h.id = ${newest}
    UNION ALL SELECT ${of} FROM back JOIN history h ON h.id = back.prev_id WHERE ${goOn})`;
}

/** The condition that a history row belongs to this lot; about a microsecond for each row that the lot has. */
export function ofLot(lotId: number): SQL {
  const newest = "(SELECT history_id FROM newest)";
  const chain = sql.raw(chainBack([], newest));
  return sql`${history.id} IN (WITH newest AS (SELECT ${lot.historyId} FROM ${lot} WHERE ${lot.id} = ${lotId})
    SELECT id FROM (${chain} SELECT id FROM back))`;
}
