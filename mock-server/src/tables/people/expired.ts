/** Deletes expired sessions and answers. */
import { lt, or, sql } from "drizzle-orm";
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
 * Deletes the oldest answers from before this instant (ms), `limit` at most.
 * @returns the number of deleted answers.
 */
export function deleteAnswersBefore(db: Database, before: number, limit: number): number {
  // The rows are ordered by age, so the search ends at the first row that stays.
  const firstRecent = sql`(SELECT id FROM idempotency WHERE at >= ${before} ORDER BY id LIMIT 1)`;
  const old = sql`SELECT id FROM idempotency WHERE id < coalesce(${firstRecent}, 9007199254740991) ORDER BY id LIMIT ${limit}`;
  return db
    .delete(idempotency)
    .where(sql`${idempotency.id} IN (${old})`)
    .run().changes;
}
