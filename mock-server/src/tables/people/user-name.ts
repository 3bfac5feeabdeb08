/** Names a client: one name on all screens, papers and lists. */
import { type AnyColumn, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { profile, user } from "../schema/people.ts";
import { asyncOrm } from "../system/driver.ts";
import type { Database } from "../../store/store.ts";

/** SQL: the name of a client `u` with the profile in use `p`: a company's, else their own. */
export const CLIENT_NAME = "coalesce(p.name, trim(u.first_name || ' ' || u.last_name))";

const BY_ID = `SELECT ${CLIENT_NAME} AS name FROM user u LEFT JOIN profile p ON p.id = u.profile_id WHERE u.id`;

/** Returns the name of a client: of the profile in use, else their own names. */
export async function nameOfUser(db: Database, userId: number): Promise<string> {
  const [u, p] = [alias(user, "u"), alias(profile, "p")];
  const [row] = await asyncOrm(db)
    .select({ name: sql<string>`${sql.raw(CLIENT_NAME)}` })
    .from(u)
    .leftJoin(p, eq(p.id, u.profileId))
    .where(eq(u.id, userId));
  return row?.name ?? "";
}

/** SQL: the own name of a `user`. */
export const ownName = sql<string>`trim(${user.firstName} || ' ' || ${user.lastName})`;

/** SQL: the own name of a person, such as a member of the staff, by a column with their id; null: nobody. */
export function personName(userId: AnyColumn): SQL<string | null> {
  return sql<
    string | null
  >`(SELECT trim(u.first_name || ' ' || u.last_name) FROM user u WHERE u.id = ${userId})`;
}

/** Returns the name of a client as a part of a query, by a column with the id of the user. */
export function clientName(userId: AnyColumn): SQL<string> {
  return sql<string>`(${sql.raw(BY_ID)} = ${userId})`;
}
