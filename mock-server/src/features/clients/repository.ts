/** Reads and writes clients. */
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { waitingOf } from "../../tables/people/signatures.ts";
import { profilesWithDocument } from "../../tables/people/profile-fields.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { lot, lotBidder } from "../../tables/schema/lots.ts";
import { wallet } from "../../tables/schema/money.ts";
import { profile, user } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database, Store } from "../../store/store.ts";
import type { Role, UserStatus } from "../../domain/people/gate.ts";
import {
  conditionsOf,
  fromOf,
  inTab,
  ORDERS,
  textOf,
  type ClientFilter,
  type ClientSort,
  type ClientTab,
  type Condition,
} from "./list-sql.ts";
import { conditionsOfWords, MOST_FOUND, SEARCH } from "./list-words.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** The columns of a profile that a list needs. */
const PROFILE = {
  id: profile.id,
  type: profile.type,
  form: profile.form,
  name: profile.name,
  status: profile.status,
  lockReason: profile.lockReason,
  lockUntil: profile.lockUntil,
  version: profile.version,
  createdAt: profile.createdAt,
  expiresOn: profile.expiresOn,
} as const;
const USER = {
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailVerified: user.emailVerified,
  phone: user.phone,
  phoneVerified: user.phoneVerified,
  whatsapp: user.whatsapp,
  roles: user.roles,
  ustatus: user.ustatus,
  profileId: user.profileId,
  createdAt: user.createdAt,
} as const;

/** A client: a person with one of their profiles, or with none. */
export interface ClientRow {
  readonly profile: Pick<typeof profile.$inferSelect, keyof typeof PROFILE> | null;
  readonly user: Pick<typeof user.$inferSelect, keyof typeof USER>;
  readonly totalFils: number;
  /** What waits for a second signature, as JSON. */
  readonly roleWaits: string | null;
  readonly unlockWaits: string | null;
}

/** Returns a profile with its owner and their wallet; null for an unknown profile. */
export async function findClient(db: Database, profileId: number): Promise<ClientRow | null> {
  return (await clientRows(db).where(eq(profile.id, profileId)).get()) ?? null;
}

/** Returns a person with the profile in use; null for an unknown or deleted person. */
export async function findUser(db: Database, userId: number): Promise<ClientRow | null> {
  return (await findPerson(db, userId))[0] ?? null;
}

/**
 * Returns a person with each of their profiles, the one in use first; one row without a profile; empty for an
 * unknown person.
 */
export async function findPerson(db: Database, userId: number): Promise<ClientRow[]> {
  return (
    await clientRows(db)
      .where(and(eq(user.id, userId), isNull(user.deletedAt)))
      .all()
  ).toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)));
}

function isInUse({ profile: one, user: owner }: ClientRow): boolean {
  return one?.id === owner.profileId;
}

function clientRows(db: Database) {
  return asyncOrm(db)
    .select({
      profile: PROFILE,
      user: USER,
      totalFils: wallet.totalFils,
      roleWaits: waitingOf(["role"], user.id),
      unlockWaits: waitingOf(["unlock"], profile.id),
    })
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
  /** ms since 1970 UTC, for documents that expire. */
  readonly now: number;
}

interface Listed {
  readonly userId: number;
  readonly profileId: number;
  readonly key: number | string;
}

/** Returns one page of clients, the total, and the end of the page (null: last page). */
export function findClients(store: Store, list: ClientList) {
  return store.read((db) => clientsIn(db, list));
}

/** Reads one page of clients inside a read. */
export async function clientsIn(db: Database, { filter, sort, after, limit, now }: ClientList) {
  const { key, direction } = ORDERS[sort];
  const place = `(${key}, r.user_id, r.profile_id)`;
  const beyond = after
    ? [{ sql: `${place} ${direction === "ASC" ? ">" : "<"} (?, ?, ?)`, values: after }]
    : [];
  const order = [key, "r.user_id", "r.profile_id"].map((part) => `${part} ${direction}`).join(", ");
  const listed = [
    ...inTab(filter.tab ?? "all"),
    ...conditionsOf(filter, now),
    ...(await wordsIn(db, filter.q)),
  ];
  const paged = [...listed, ...beyond];
  const page = `SELECT r.user_id AS userId, r.profile_id AS profileId, ${key} AS key ${fromOf(sort)}${textOf(paged)}
    ORDER BY ${order} LIMIT ?`;
  const count = `SELECT count(*) AS n FROM client_row r${textOf(listed)}`;
  const found = await asyncPrepared<Listed>(db, page).all(...valuesOf(paged), limit);
  const last = found.at(-1);
  return {
    rows: await wholeRows(db, found),
    total: (await asyncPrepared<{ n: number }>(db, count).get(...valuesOf(listed)))!.n,
    next: last && found.length === limit ? ([last.key, last.userId, last.profileId] as const) : null,
  };
}

/** Counts the clients of this filter in each tab. `now` in ms. */
export function countByTab(
  store: Store,
  filter: ClientFilter,
  now: number,
): Promise<Record<ClientTab, number>> {
  return store.read(async (db) => {
    const conditions = [...conditionsOf(filter, now), ...(await wordsIn(db, filter.q))];
    const text = `SELECT r.tab, count(*) AS n FROM client_row r${textOf(conditions)} GROUP BY r.tab`;
    const rows = await asyncPrepared<{ tab: string; n: number }>(db, text).all(...valuesOf(conditions));
    const of = (tab: string) => rows.find((row) => row.tab === tab)?.n ?? 0;
    const all = rows.reduce((sum, { n }) => sum + n, 0);
    return { new: of("new"), ok: of("ok"), locked: of("locked"), drafts: of("drafts"), all };
  });
}

function wordsIn(db: Database, q: string | undefined): Promise<Condition[]> {
  return conditionsOfWords(q, {
    search: async (match) =>
      await asyncPrepared<number>(db, SEARCH)
        .pluck()
        .all(match, MOST_FOUND + 1),
    withDocument: (number) => profilesWithDocument(db, number),
  });
}

const valuesOf = (conditions: readonly { readonly values: readonly (string | number)[] }[]) =>
  conditions.flatMap(({ values }) => values);

/** Returns the rows of a page in order, with one query for any length. */
async function wholeRows(db: Database, page: readonly Listed[]): Promise<ClientRow[]> {
  const userIds = [...new Set(page.map(({ userId }) => userId))];
  const known = new Map(
    (await clientRows(db).where(inArray(user.id, userIds)).all()).map((row) => [
      `${row.user.id} ${row.profile?.id ?? 0}`,
      row,
    ]),
  );
  return page.flatMap(({ userId, profileId }) => known.get(`${userId} ${profileId}`) ?? []);
}

/** Sets a password that must be changed at the next sign-in. Inside a write. */
export async function setOneTimePassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await asyncOrm(db).update(user).set({ passwordHash, passwordOnce: true }).where(eq(user.id, userId));
}

/** Sets roles and status. Inside a write. */
export async function setRolesAndStatus(
  db: Database,
  userId: number,
  roles: readonly Role[],
  ustatus: UserStatus,
): Promise<void> {
  await asyncOrm(db).update(user).set({ roles, ustatus }).where(eq(user.id, userId));
  await listClient(db, userId);
}

/** Returns the lots that hold a person's deposit or limit. */
export function heldLots(db: Database, userId: number) {
  return asyncOrm(db)
    .select({ id_auction: lot.id, number: lot.number })
    .from(lotBidder)
    .innerJoin(lot, eq(lot.id, lotBidder.lotId))
    .where(and(eq(lotBidder.userId, userId), or(gt(lotBidder.holdFils, 0), gt(lotBidder.limitFils, 0))))
    .orderBy(lot.id)
    .all();
}
