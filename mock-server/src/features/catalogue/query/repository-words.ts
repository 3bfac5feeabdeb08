/** Finds lots by their words, with one full-text query for a whole call. */
import type { Database } from "../../../store/store.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import type { Where } from "./condition.ts";

/** The condition of a text: `@q` is a full-text query. */
export const FOUND = "+l.id IN (SELECT rowid FROM lot_search WHERE lot_search MATCH @q)";

/** The condition over the found ids, where they are few. */
const AMONG = "l.id IN (SELECT value FROM json_each(@q))";
/** The condition where they are many: lots are read in the order of the list, and tested by the byte of their id. */
const TESTED = "substr(@q, l.id + 1, 1) = x'01'";
const MOST_FEW = 5_000;

const MATCHING = "SELECT rowid FROM lot_search WHERE lot_search MATCH ?";

/** Runs the full-text query of a condition, and returns the condition over the found ids. */
export async function whereFound<W extends Where>(db: Database, where: W, mostFew = MOST_FEW): Promise<W> {
  const { q } = where.params;
  if (typeof q !== "string" || !where.sql.includes(FOUND)) return where;
  const ids = await asyncPrepared<number>(db, MATCHING).pluck().all(q);
  const [among, found] = ids.length <= mostFew ? [AMONG, JSON.stringify(ids)] : [TESTED, bytesOf(ids)];
  return { ...where, sql: where.sql.replace(FOUND, among), params: { ...where.params, q: found } };
}

/** Returns a byte for each id, 1 for these. */
function bytesOf(ids: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const id of ids) bytes[id] = 1;
  return bytes;
}
