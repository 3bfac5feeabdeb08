/** Finds lots by their words, with one full-text query for a whole page. */
import type { Database } from "../../../store/store.ts";
import { prepared } from "../../../tables/system/prepared.ts";
import type { Where } from "./condition.ts";
import { sqlite } from "../../../tables/system/driver.ts";

/**
 * The condition of a text: `@q` is a full-text query. The sign keeps SQLite from reading the row of each lot with these
 * words, since most of them are of ended lots.
 */
export const FOUND = "+l.id IN (SELECT rowid FROM lot_search WHERE lot_search MATCH @q)";

/** The condition over the found ids, where they are few. */
const AMONG = "l.id IN (SELECT value FROM json_each(@q))";
/** The condition over the found ids, where they are many: lots are then read in the order of the list, and tested. */
const TESTED = "is_found(l.id)";
const MOST_FEW = 5_000;

const MATCHING = "SELECT rowid FROM lot_search WHERE lot_search MATCH ?";

/**
 * Runs the full-text query of a condition, and returns the condition over the found ids. The next call on this
 * connection ends it.
 */
export function whereFound<W extends Where>(db: Database, where: W, mostFew = MOST_FEW): W {
  const { q } = where.params;
  if (typeof q !== "string" || !where.sql.includes(FOUND)) return where;
  const ids = prepared(db, MATCHING).pluck().all(q) as number[];
  if (ids.length <= mostFew)
    return {
      ...where,
      sql: where.sql.replace(FOUND, AMONG),
      params: { ...where.params, q: JSON.stringify(ids) },
    };
  testerOf(db).hold(ids);
  return { ...where, sql: where.sql.replace(FOUND, TESTED) };
}

interface Tester {
  hold(ids: readonly number[]): void;
}

const testers = new WeakMap<Database, Tester>();

/** Returns the test of found ids on this connection: one bit for each lot. */
function testerOf(db: Database): Tester {
  const known = testers.get(db);
  if (known) return known;
  let bits = new Uint8Array(0);
  sqlite(db).function(
    "is_found",
    { directOnly: true },
    (id: number) => ((bits[id >> 3] ?? 0) >> (id & 7)) & 1,
  );
  const tester: Tester = {
    hold(ids) {
      bits = new Uint8Array((ids.reduce((most, id) => Math.max(most, id), 0) >> 3) + 1);
      for (const id of ids) bits[id >> 3]! |= 1 << (id & 7);
    },
  };
  testers.set(db, tester);
  return tester;
}
