/** Writes lanes before their start. */
import { changeOf } from "./repository-list.ts";
import { findLane, type Lane, type LaneLotRow, listOperators, listRun, type Operator } from "./repository.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { queue, queueLot, queueOperator } from "../../tables/schema/lanes.ts";
import { lot } from "../../tables/schema/lots.ts";
import { user } from "../../tables/schema/people.ts";
import type { Database } from "../../store/store.ts";
import type { LaneFees } from "../../domain/lot/fees.ts";
import type { Hammer, LaneTimers } from "../../domain/lot/lane.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

export interface LaneHeadRow {
  readonly name: string;
  readonly place: string;
  readonly startsAt: number;
  readonly timers: LaneTimers;
  readonly room: boolean;
  readonly hammer: Hammer;
  readonly fees?: LaneFees | null;
}

/** The composing user, and the time (ms). */
export interface Composer {
  readonly at: number;
  readonly userId: number;
}

/**
 * Creates a lane's draft.
 * @returns its id.
 */
export async function insertLane(db: Database, head: LaneHeadRow, { at, userId }: Composer): Promise<number> {
  queueChanged(db, "lanes");
  return (
    await asyncOrm(db)
      .insert(queue)
      .values({ ...head, status: "draft", createdAt: at, changedAt: at, changedBy: userId })
      .returning({ id: queue.id })
      .get()
  ).id;
}

/** Changes a lane before its start: a new version, and a new seq for its viewers. */
export async function updateLane(
  db: Database,
  id: number,
  change: Partial<LaneHeadRow>,
  { at, userId }: Composer,
): Promise<void> {
  queueChanged(db, "lanes");
  await asyncOrm(db)
    .update(queue)
    .set({
      ...change,
      changedAt: at,
      changedBy: userId,
      version: sql`${queue.version} + 1`,
      seq: sql`${queue.seq} + 1`,
      runSeq: sql`${queue.seq} + 1`,
    })
    .where(eq(queue.id, id));
}

/** The facts that decide whether a lot can join a lane. */
export interface Candidate {
  readonly id: number;
  readonly number: number;
  readonly status: string;
  readonly hidden: boolean;
  readonly price: number | null;
  readonly endsAt: number;
  readonly queueId: number | null;
  /** A draft of another lane with the same lot. */
  readonly otherLane: string | null;
}

/** A lane with all that its composers see. */
export interface ComposedLane {
  readonly lane: Lane;
  readonly run: readonly LaneLotRow[];
  readonly operators: readonly Operator[];
  readonly change: Awaited<ReturnType<typeof changeOf>>;
  /** The lots of a draft. */
  readonly candidates: readonly Candidate[];
}

/** Returns a lane for its composers, a draft too; null: none. */
export async function findComposed(db: Database, id: number): Promise<ComposedLane | null> {
  const lane = await findLane(db, id, true);
  if (!lane) return null;
  const lots = lane.state.run.map(({ lotId }) => lotId);
  return {
    lane,
    run: await listRun(db, id),
    operators: await listOperators(db, id),
    change: await changeOf(db, id),
    candidates: lane.state.status === "draft" ? await findCandidates(db, id, lots) : [],
  };
}

export async function findCandidates(
  db: Database,
  queueId: number,
  lotIds: readonly number[],
): Promise<Candidate[]> {
  const other = sql<string | null>`(SELECT q.name FROM queue_lot r JOIN queue q ON q.id = r.queue_id
    WHERE r.lot_id = ${lot.id} AND r.queue_id <> ${queueId} AND q.status NOT IN ('finished', 'cancelled') LIMIT 1)`;
  return await asyncOrm(db)
    .select({
      id: lot.id,
      number: lot.number,
      status: lot.status,
      hidden: lot.hidden,
      price: lot.price,
      endsAt: lot.endsAt,
      queueId: lot.queueId,
      otherLane: other.as("other_lane"),
    })
    .from(lot)
    .where(inArray(lot.id, [...lotIds]));
}

/** Returns the ids of the lots of a lane, in order. */
export async function runOf(db: Database, queueId: number): Promise<number[]> {
  return (
    await asyncOrm(db)
      .select({ lotId: queueLot.lotId })
      .from(queueLot)
      .where(eq(queueLot.queueId, queueId))
      .orderBy(asc(queueLot.place))
  ).map(({ lotId }) => lotId);
}

/** Writes the run of a lane before its start. */
export async function replaceRun(db: Database, queueId: number, lotIds: readonly number[]): Promise<void> {
  await asyncOrm(db)
    .delete(queueLot)
    .where(
      and(eq(queueLot.queueId, queueId), lotIds.length > 0 ? sql`lot_id NOT IN ${[...lotIds]}` : undefined),
    );
  for (const [place, lotId] of lotIds.entries())
    await asyncOrm(db)
      .insert(queueLot)
      .values({ queueId, lotId, place, number: place + 1, state: "pending" })
      .onConflictDoUpdate({ target: [queueLot.queueId, queueLot.lotId], set: { place, number: place + 1 } });
}

/** Returns which of these people are no auctioneers. */
export async function notAuctioneers(db: Database, ids: readonly number[]): Promise<number[]> {
  const known = await asyncOrm(db)
    .select({ id: user.id, roles: user.roles })
    .from(user)
    .where(inArray(user.id, [...ids]));
  const may = new Set(known.filter(({ roles }) => roles.includes("auctioneer")).map(({ id }) => id));
  return ids.filter((id) => !may.has(id));
}

export async function replaceOperators(db: Database, queueId: number, ids: readonly number[]): Promise<void> {
  await asyncOrm(db).delete(queueOperator).where(eq(queueOperator.queueId, queueId));
  for (const userId of new Set(ids)) await asyncOrm(db).insert(queueOperator).values({ queueId, userId });
}

/** Discards a draft. Its lots never left the standard auctions, so they stay there. */
export async function discardLane(db: Database, id: number): Promise<void> {
  await asyncOrm(db).delete(queueLot).where(eq(queueLot.queueId, id));
  await asyncOrm(db).update(queue).set({ status: "cancelled", discarded: true }).where(eq(queue.id, id));
  queueChanged(db, "lanes");
}

export async function setScheduled(db: Database, id: number): Promise<void> {
  await asyncOrm(db).update(queue).set({ status: "scheduled" }).where(eq(queue.id, id));
  queueChanged(db, "lanes");
}
