/** The sessions of one person, as he sees them. Instants on the real clock. */
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { session } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import { IDLE_MS, LONGEST_MS } from "../../http/sessions.ts";

/** Names a session to its user; the hash of a token never leaves the house. */
const id = sql<number>`${session}.rowid`.as("id");

export interface OwnSession {
  readonly id: number;
  readonly tokenHash: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Those that are not over, the one used last first. `now` in ms. */
export function findSessions(store: Store, userId: number, now: number): Promise<OwnSession[]> {
  const { tokenHash, device, address, createdAt, usedAt } = session;
  return store.read((db) =>
    db
      .select({ id, tokenHash, device, address, createdAt, usedAt })
      .from(session)
      .where(and(eq(session.userId, userId), gt(usedAt, now - IDLE_MS), gt(createdAt, now - LONGEST_MS)))
      .orderBy(desc(usedAt))
      .all(),
  );
}

/** The hash behind the id of one of this person's sessions; null: it is not his, or over. */
export function sessionById(store: Store, userId: number, sessionId: number): Promise<string | null> {
  return store.read((db) => {
    const row = db
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(and(eq(session.userId, userId), sql`${session}.rowid = ${sessionId}`))
      .get();
    return row?.tokenHash ?? null;
  });
}

/** Ends all but this one, inside a write. @returns how many. */
export function endOthers(db: Database, userId: number, tokenHash: string): number {
  return db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.tokenHash, tokenHash)))
    .run().changes;
}
