/** Reads the people of a lane. */
import { and, count, eq, gt, gte, inArray, isNotNull, isNull, like, ne, or, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import { perCentOver } from "../../domain/papers/sale-report.ts";
import { ownName } from "../people/user-name.ts";
import { queue, queueLot, queueOperator } from "../schema/lanes.ts";
import { lot, lotBidder } from "../schema/lots.ts";
import { wallet } from "../schema/money.ts";
import { profile, user } from "../schema/people.ts";
import { asyncOrm } from "../system/driver.ts";
import { once } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** Running, paused and opened lanes: those that may have viewers. */
export async function liveLanes(db: Database): Promise<number[]> {
  const live = inArray(queue.status, ["open", "running", "paused"]);
  const lanes = await asyncOrm(db).select({ id: queue.id }).from(queue).where(live).orderBy(queue.id);
  return lanes.map(({ id }) => id);
}

/** Lanes by state. */
export function countLanesByState(db: Database) {
  const { status: state } = queue;
  return asyncOrm(db).select({ state, lanes: count() }).from(queue).groupBy(state).orderBy(state).all();
}

/**
 * Everyone who has bid on a lot of this lane and can bid again, except bots: an accepted profile without a lock, and
 * the least deposit, free or held here.
 * @param leastFils the smallest deposit of a bid.
 */
export async function biddersOf(db: Database, queueId: number, leastFils: number): Promise<number[]> {
  const isAccepted = and(eq(profile.type, "buyer"), eq(profile.status, "ok"), isNull(profile.lockReason));
  const free = sql`${wallet.totalFils} - ${wallet.reservedFils}`;
  const rows = await asyncOrm(db)
    .selectDistinct({ id: lotBidder.userId })
    .from(queueLot)
    .innerJoin(lotBidder, eq(lotBidder.lotId, queueLot.lotId))
    .innerJoin(user, and(eq(user.id, lotBidder.userId), eq(user.isBot, false)))
    .innerJoin(wallet, eq(wallet.userId, user.id))
    .innerJoin(profile, and(eq(profile.userId, user.id), isAccepted))
    .where(
      and(
        eq(queueLot.queueId, queueId),
        or(gt(lotBidder.holdFils, 0), gt(lotBidder.limitFils, 0), gte(free, leastFils)),
      ),
    )
    .orderBy(lotBidder.userId);
  return rows.map(({ id }) => id);
}

/** The lane's operators and all staff: the readers of the desk's topic. */
export async function deskListeners(db: Database, queueId: number): Promise<number[]> {
  const { userId: id } = queueOperator;
  const operators = asyncOrm(db).select({ id }).from(queueOperator).where(eq(queueOperator.queueId, queueId));
  const isStaff = or(inArray(user.ustatus, ["manager", "admin"]), like(user.roles, '%"backoffice"%'));
  const staff = asyncOrm(db).select({ id: user.id }).from(user).where(isStaff);
  return (await union(operators, staff).orderBy(sql`1`)).map((row) => row.id);
}

const maxima = once((db) => {
  const isCurrent = and(eq(queueLot.state, "current"), ne(lot.status, "active"));
  const stored = sql<number>`CASE WHEN ${isCurrent} AND ${lot.leaderMax} > ${lot.price} THEN 1
    WHEN ${isCurrent} THEN 0 ELSE ${lot.bidders} END`;
  const isAhead = inArray(queueLot.state, ["current", "pending"]);
  return asyncOrm(db)
    .select({ id_auction: lot.id, count: stored })
    .from(queueLot)
    .innerJoin(lot, eq(lot.id, queueLot.lotId))
    .where(and(eq(queueLot.queueId, sql.placeholder("queueId")), isAhead))
    .orderBy(eq(queueLot.state, "pending"), queueLot.place)
    .limit(6)
    .prepare();
});

/** How many stored maxima the current lot and the next ones have; never an amount. */
export const maximaOf = (db: Database, queueId: number) => maxima(db).all({ queueId });

const sold = once((db) =>
  asyncOrm(db)
    .select({ hammer: sql<number>`sum(${lot.price})`, minimum: sql<number | null>`sum(${lot.reserve})` })
    .from(queueLot)
    .innerJoin(lot, and(eq(lot.id, queueLot.lotId), isNotNull(lot.reserve)))
    .where(and(eq(queueLot.queueId, sql.placeholder("queueId")), eq(queueLot.result, "sold")))
    .prepare(),
);

/** How far the hammers of the sold lots are over their minima, per cent; null while none of them has one. */
export async function overMinimumOf(db: Database, queueId: number): Promise<number | null> {
  const { hammer, minimum } = (await sold(db).get({ queueId }))!;
  return minimum === null ? null : perCentOver(hammer, minimum);
}

const named = once((db) =>
  asyncOrm(db)
    .select({ id_user: user.id, name: ownName })
    .from(user)
    .where(eq(user.id, sql.placeholder("id")))
    .prepare(),
);

/** A person as shown at the desk; null: nobody. */
export async function operatorNamed(db: Database, id: number | null) {
  return (id === null ? null : await named(db).get({ id })) ?? null;
}
