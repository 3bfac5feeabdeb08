/** Reads who works in the back office. */
import { asyncPrepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** Returns the ids of all staff. */
export async function staffIds(db: Database): Promise<number[]> {
  const sql = `SELECT u.id FROM user u
    WHERE EXISTS (SELECT 1 FROM json_each(u.roles) WHERE value = 'backoffice') ORDER BY u.id`;
  return await asyncPrepared<number>(db, sql).pluck().all();
}
