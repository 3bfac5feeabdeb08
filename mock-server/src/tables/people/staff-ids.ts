/** Reads who works in the back office. */
import type { Connection } from "../../store/store.ts";
import { prepared } from "../system/prepared.ts";

/** Returns the ids of all staff. */
export function staffIds(connection: Connection): number[] {
  const sql = `SELECT u.id FROM user u
    WHERE EXISTS (SELECT 1 FROM json_each(u.roles) WHERE value = 'backoffice') ORDER BY u.id`;
  return prepared(connection, sql).pluck().all() as number[];
}
