/** Reads and writes clients. */
import { and, eq, isNull } from "drizzle-orm";
import { prepared } from "../../tables/system/prepared.ts";
import { wallet } from "../../tables/schema/money.ts";
import { profile, user } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import type { Role, UserStatus } from "../../domain/gate.ts";
import {
  conditionsOf,
  FROM,
  ORDERS,
  TABS,
  textOf,
  type ClientFilter,
  type ClientSort,
  type ClientTab,
} from "./list-sql.ts";

/** A client: a person with one of their profiles, or with none. */
export interface ClientRow {
  readonly profile: typeof profile.$inferSelect | null;
  readonly user: typeof user.$inferSelect;
  readonly totalFils: number;
}

/** Returns a profile with its owner and their wallet; null for an unknown profile. */
export function findClient(db: Database, profileId: number): ClientRow | null {
  return clientRows(db).where(eq(profile.id, profileId)).get() ?? null;
}

/** Returns a person with the profile in use; null for an unknown or deleted person. */
export function findUser(db: Database, userId: number): ClientRow | null {
  const rows = clientRows(db)
    .where(and(eq(user.id, userId), isNull(user.deletedAt)))
    .all();
  return rows.find((row) => row.profile?.id === row.user.profileId) ?? rows[0] ?? null;
}

function clientRows(db: Database) {
  return db
    .select({ profile, user, totalFils: wallet.totalFils })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .innerJoin(wallet, eq(wallet.userId, user.id))
    .$dynamic();
}

/** The end of a page: the sort key, and the ids that separate equal keys. */
export type ClientPlace = readonly [key: number | string, userId: number, profileId: number];

export interface ClientList {
  readonly filter: ClientFilter;
  readonly sort: ClientSort;
  readonly after: ClientPlace | null;
  readonly limit: number;
}

interface Listed {
  readonly userId: number;
  readonly profileId: number;
  readonly key: number | string;
}

/** Returns one page of clients, the total, and the end of the page (null: last page). */
export function findClients(store: Store, { filter, sort, after, limit }: ClientList) {
  const { key, direction } = ORDERS[sort];
  const conditions = [{ sql: TABS[filter.tab ?? "all"], values: [] }, ...conditionsOf(filter)];
  const values = conditions.flatMap((condition) => condition.values);
  const place = `(${key}, u.id, coalesce(p.id, 0))`;
  const beyond = after ? ` AND ${place} ${direction === "ASC" ? ">" : "<"} (?, ?, ?)` : "";
  const order = [key, "u.id", "coalesce(p.id, 0)"].map((part) => `${part} ${direction}`).join(", ");
  const page = `SELECT u.id AS userId, coalesce(p.id, 0) AS profileId, ${key} AS key ${FROM}${textOf(conditions)}${beyond}
    ORDER BY ${order} LIMIT ?`;
  return store.read((db) => {
    const listed = prepared(db.$client, page).all(...values, ...(after ?? []), limit) as Listed[];
    const count = prepared(db.$client, `SELECT count(*) AS n ${FROM}${textOf(conditions)}`);
    const last = listed.at(-1);
    return {
      rows: listed.flatMap(
        ({ userId, profileId }) => (profileId === 0 ? findUser(db, userId) : findClient(db, profileId)) ?? [],
      ),
      total: (count.get(...values) as { n: number }).n,
      next: last && listed.length === limit ? ([last.key, last.userId, last.profileId] as const) : null,
    };
  });
}

/** Counts the clients of this filter in each tab. */
export function countByTab(store: Store, filter: ClientFilter): Promise<Record<ClientTab, number>> {
  const conditions = conditionsOf(filter);
  const sums = Object.entries(TABS).map(([tab, sql]) => `count(*) FILTER (WHERE ${sql}) AS "${tab}"`);
  const text = `SELECT ${sums.join(", ")} ${FROM}${textOf(conditions)}`;
  const values = conditions.flatMap((condition) => condition.values);
  return store.read((db) => prepared(db.$client, text).get(...values) as Record<ClientTab, number>);
}

/** Inside a write. */
export function setPasswordHash(db: Database, userId: number, passwordHash: string): void {
  db.update(user).set({ passwordHash }).where(eq(user.id, userId)).run();
}

/** Inside a write. */
export function setRolesAndStatus(
  db: Database,
  userId: number,
  roles: readonly Role[],
  ustatus: UserStatus,
): void {
  db.update(user).set({ roles, ustatus }).where(eq(user.id, userId)).run();
}

/** Returns the lots that hold a person's deposit. */
export function heldLots(
  db: Database,
  userId: number,
): { readonly id_auction: number; readonly number: number }[] {
  return db.$client
    .prepare<[number], { id_auction: number; number: number }>(
      `SELECT l.id AS id_auction, l.number FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
       WHERE b.user_id = ? AND b.hold_fils > 0 ORDER BY l.id`,
    )
    .all(userId);
}
