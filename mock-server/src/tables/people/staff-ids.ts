/** Reads who works in the back office. */
import { sql } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { user } from "../schema/people.ts";
import { asyncOrm } from "../system/driver.ts";

/** Returns the ids of all staff. */
export async function staffIds(db: Database): Promise<number[]> {
  const isStaff = sql`EXISTS (SELECT 1 FROM json_each(${user.roles}) WHERE value = 'backoffice')`;
  const staff = await asyncOrm(db).select({ id: user.id }).from(user).where(isStaff).orderBy(user.id);
  return staff.map(({ id }) => id);
}
