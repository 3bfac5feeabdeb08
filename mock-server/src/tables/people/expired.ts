/**
 * Deletes expired sessions, answers, notices, lane events and requests for a call. Each call deletes `limit` rows at most and finds them by an
 * index, or among the `limit` oldest rows where rows are ordered by age: however many are due, it reads no more.
 */
import { and, inArray, lt, sql } from "drizzle-orm";
import { callBack, notification } from "../schema/identity.ts";
import { laneEvent } from "../schema/lanes.ts";
import { session } from "../schema/people.ts";
import { idempotency } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/**
 * Deletes sessions last used, or opened, before an instant (ms since 1970 UTC).
 * @returns the number of deleted sessions.
 */
export async function deleteSessionsBefore(
  db: Database,
  column: "usedAt" | "createdAt",
  before: number,
  limit: number,
): Promise<number> {
  const due = asyncOrm(db)
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(lt(session[column], before))
    .limit(limit);
  return (await asyncOrm(db).delete(session).where(inArray(session.tokenHash, due))).changes;
}

/**
 * Deletes answers from before this instant (ms).
 * @returns the number of deleted answers.
 */
export function deleteAnswersBefore(db: Database, before: number, limit: number): Promise<number> {
  return deleteOldest(db, idempotency, before, limit);
}

/**
 * Deletes requests for a call from before this instant (ms), whether or not somebody called.
 * @returns the number of deleted requests.
 */
export function deleteCallBacksBefore(db: Database, before: number, limit: number): Promise<number> {
  return deleteOldest(db, callBack, before, limit);
}

/**
 * Deletes notices from before this instant (ms), read or not.
 * @returns the number of deleted notices.
 */
export function deleteNoticesBefore(db: Database, before: number, limit: number): Promise<number> {
  return deleteOldest(db, notification, before, limit);
}

/**
 * Deletes events of lanes from before this instant (ms).
 * @returns the number of deleted events.
 */
export async function deleteLaneEventsBefore(db: Database, before: number, limit: number): Promise<number> {
  const row = sql<number>`rowid`;
  const oldest = asyncOrm(db).select({ row }).from(laneEvent).orderBy(row).limit(limit);
  return (
    await asyncOrm(db)
      .delete(laneEvent)
      .where(and(inArray(row, oldest), lt(laneEvent.at, before)))
  ).changes;
}

async function deleteOldest(
  db: Database,
  table: typeof idempotency | typeof callBack | typeof notification,
  before: number,
  limit: number,
): Promise<number> {
  const oldest = asyncOrm(db).select({ id: table.id }).from(table).orderBy(table.id).limit(limit);
  return (
    await asyncOrm(db)
      .delete(table)
      .where(and(inArray(table.id, oldest), lt(table.at, before)))
  ).changes;
}
