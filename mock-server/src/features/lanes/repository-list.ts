/** Reads the staff's list of lanes, and possible operators. Inside a read. */
import { and, count, eq, inArray, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import { queue, queueLot, queueOperator } from "../../tables/schema/lanes.ts";
import { lot } from "../../tables/schema/lots.ts";
import { user } from "../../tables/schema/people.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { ownName, personName } from "../../tables/people/user-name.ts";
import type { Database } from "../../store/store.ts";
import { listOperators } from "./repository.ts";

/** Lanes by the possible actions. */
export type LaneGroup = "draft" | "scheduled" | "live" | "finished" | "cancelled";

/** Sort position of a row: running, upcoming, ended; nearest first. */
export type LanePlace = readonly [rank: number, key: number, id: number];

/** A lane in the list; `value`: of its sold lots, AED. */
export type ListedLane = Awaited<ReturnType<typeof listComposed>>[number];

const LIVE = ["open", "running", "paused"] as const;
const OVER = ["finished", "cancelled"] as const;
const RANK = sql<number>`CASE WHEN ${inArray(queue.status, [...LIVE])} THEN 0
  WHEN ${inArray(queue.status, [...OVER])} THEN 2 ELSE 1 END`;
const KEY = sql<number>`CASE WHEN ${inArray(queue.status, [...OVER])} THEN -${queue.startsAt} ELSE ${queue.startsAt} END`;
const inLane = eq(queueLot.queueId, queue.id);

function isFound(q: string): SQL | undefined {
  const words = q.trim().toLowerCase();
  return words === "" ? undefined : sql`instr(lower(${queue.name} || ' ' || ${queue.place}), ${words}) > 0`;
}

/** The columns that tell the remaining time of a lane. */
const remaining = (db: Database) => ({
  id: queue.id,
  name: queue.name,
  status: queue.status,
  startsAt: queue.startsAt,
  timers: queue.timers,
  phase: queue.phase,
  deadline: queue.deadline,
  pending: asyncOrm(db).$count(queueLot, and(inLane, eq(queueLot.state, "pending"))),
});

/** Puts the phase of a lane and its deadline together. */
function withCurrent<Row extends Pick<typeof queue.$inferSelect, "phase" | "deadline">>(row: Row) {
  const { phase, deadline, ...lane } = row;
  return { ...lane, current: phase === null ? null : { phase, deadline } };
}

interface LaneQuery {
  readonly q: string;
  readonly state: LaneGroup | null;
  readonly limit: number;
  readonly after: LanePlace | null;
}

/** Returns one page of lanes, and one more if there is another page. */
export async function listComposed(db: Database, { q, state, limit, after }: LaneQuery) {
  const isSold = eq(queueLot.result, "sold");
  const value = asyncOrm(db)
    .select({ sum: sql`coalesce(sum(${lot.price}), 0)` })
    .from(queueLot)
    .innerJoin(lot, eq(lot.id, queueLot.lotId))
    .where(and(inLane, isSold));
  const rows = await asyncOrm(db)
    .select({
      ...remaining(db),
      place: queue.place,
      version: queue.version,
      changedAt: queue.changedAt,
      changedBy: personName(queue.changedBy),
      lots: asyncOrm(db).$count(queueLot, inLane),
      sold: asyncOrm(db).$count(queueLot, and(inLane, isSold)),
      value: sql<number>`(${value})`,
      rank: RANK,
      key: KEY,
    })
    .from(queue)
    .where(
      and(
        isFound(q),
        state === null ? undefined : inArray(queue.status, state === "live" ? [...LIVE] : [state]),
        after ? sql`(${RANK}, ${KEY}, ${queue.id}) > (${after[0]}, ${after[1]}, ${after[2]})` : undefined,
      ),
    )
    .orderBy(RANK, KEY, queue.id)
    .limit(limit + 1);
  return Promise.all(
    rows.map(async ({ rank, key, ...row }) => ({
      ...withCurrent(row),
      operators: await listOperators(db, row.id),
      at: [rank, key, row.id] as LanePlace,
    })),
  );
}

/** Counts the lanes of a search in each group. */
export async function countLanes(db: Database, q: string): Promise<Record<LaneGroup, number>> {
  const rows = await asyncOrm(db)
    .select({ status: queue.status, n: count() })
    .from(queue)
    .where(isFound(q))
    .groupBy(queue.status);
  const lanes = (...statuses: readonly string[]) =>
    rows.reduce((sum, { status, n }) => sum + (statuses.includes(status) ? n : 0), 0);
  return {
    draft: lanes("draft"),
    scheduled: lanes("scheduled"),
    live: lanes(...LIVE),
    finished: lanes("finished"),
    cancelled: lanes("cancelled"),
  };
}

/** Returns the last composer of a lane and the time; null: none. */
export async function changeOf(
  db: Database,
  id: number,
): Promise<{ readonly at: number; readonly by: string } | null> {
  const row = await asyncOrm(db)
    .select({ at: queue.changedAt, by: personName(queue.changedBy) })
    .from(queue)
    .where(eq(queue.id, id))
    .get();
  return row && row.at !== null && row.by !== null ? { at: row.at, by: row.by } : null;
}

export type AuctioneerRow = Awaited<ReturnType<typeof listAuctioneers>>[number];

/** Returns everyone with the role auctioneer, by name, with their lanes that are not over. */
export async function listAuctioneers(db: Database) {
  const people = await asyncOrm(db)
    .select({ id: user.id, name: ownName })
    .from(user)
    .where(and(isNull(user.deletedAt), sql`${user.roles} LIKE '%"auctioneer"%'`))
    .orderBy(ownName, user.id);
  const lanes = await asyncOrm(db)
    .select({ userId: queueOperator.userId, ...remaining(db) })
    .from(queueOperator)
    .innerJoin(queue, eq(queue.id, queueOperator.queueId))
    .where(notInArray(queue.status, [...OVER]))
    .orderBy(queue.startsAt, queue.id);
  const byPerson = Map.groupBy(lanes.map(withCurrent), ({ userId }) => userId);
  return people.map((person) => ({ ...person, lanes: byPerson.get(person.id) ?? [] }));
}
