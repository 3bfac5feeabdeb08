/** Deletes expired sessions, answers and requests for a call. */
import { lt, or, sql } from "drizzle-orm";
import { callBack } from "../schema/identity.ts";
import { session } from "../schema/people.ts";
import { idempotency } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";

/** Deletes sessions last used, or opened, before these instants (ms since 1970 UTC). */
export function deleteSessionsBefore(
  db: Database,
  { usedAt, createdAt }: { readonly usedAt: number; readonly createdAt: number },
): void {
  db.delete(session)
    .where(or(lt(session.usedAt, usedAt), lt(session.createdAt, createdAt)))
    .run();
}

/**
 * Deletes answers from before this instant (ms) among the `limit` oldest. Rows are ordered by age, so it reads no more
 * than these rows, however many are due.
 * @returns the number of deleted answers.
 */
export function deleteAnswersBefore(db: Database, before: number, limit: number): number {
  const oldest = sql`SELECT id, at FROM idempotency ORDER BY id LIMIT ${limit}`;
  return db
    .delete(idempotency)
    .where(sql`${idempotency.id} IN (SELECT id FROM (${oldest}) WHERE at < ${before})`)
    .run().changes;
}

/** Deletes requests for a call from before this instant (ms), whether or not somebody called. */
export function deleteCallBacksBefore(db: Database, before: number): void {
  db.delete(callBack).where(lt(callBack.at, before)).run();
}
