/** Reads who works in the back office. */
import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** Returns the ids of all staff. */
export function staffIds(db: Database): number[] {
  const sql = `SELECT u.id FROM user u
    WHERE EXISTS (SELECT 1 FROM json_each(u.roles) WHERE value = 'backoffice') ORDER BY u.id`;
  return prepared(db, sql).pluck().all() as number[];
}
