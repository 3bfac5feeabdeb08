/** Reads and ends the sessions of one person. Instants on the real clock. */
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Contact } from "../../../domain/people/contact.ts";
import { session, user } from "../../../tables/schema/people.ts";
import type { Database, Store } from "../../../store/store.ts";
import { IDLE_MS, LONGEST_MS } from "../../../http/sessions.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** Id of a session for its user; the hash of a token never leaves the server. */
const id = sql<number>`${session}.rowid`.as("id");

export interface OwnSession {
  readonly id: number;
  readonly tokenHash: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Returns the active sessions, last used first. `now` in ms. */
export function findSessions(store: Store, userId: number, now: number): Promise<OwnSession[]> {
  const { tokenHash, device, address, createdAt, usedAt } = session;
  return store.read((db) =>
    asyncOrm(db)
      .select({ id, tokenHash, device, address, createdAt, usedAt })
      .from(session)
      .where(
        and(
          eq(session.userId, userId),
          eq(session.factorDue, false),
          gt(usedAt, now - IDLE_MS),
          gt(createdAt, now - LONGEST_MS),
        ),
      )
      .orderBy(desc(usedAt))
      .all(),
  );
}

/** Whether the verified owner of this contact has a session that this address opened. */
export function hasSessionFrom(
  store: Pick<Store, "read">,
  { kind, value }: Contact,
  address: string,
): Promise<boolean> {
  const column = kind === "email" ? user.email : user.phone;
  const verified = kind === "email" ? user.emailVerified : user.phoneVerified;
  return store.read(async (db) => {
    const row = await asyncOrm(db)
      .select({ id: user.id })
      .from(user)
      .innerJoin(session, eq(session.userId, user.id))
      .where(and(eq(column, value), eq(verified, true), eq(session.address, address)))
      .limit(1)
      .get();
    return row !== undefined;
  });
}

/** Returns the hash of one of this person's sessions by id; null: not theirs, or ended. */
export function sessionById(store: Store, userId: number, sessionId: number): Promise<string | null> {
  return store.read(async (db) => {
    const row = await asyncOrm(db)
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(and(eq(session.userId, userId), sql`${session}.rowid = ${sessionId}`))
      .get();
    return row?.tokenHash ?? null;
  });
}

/**
 * Ends all other sessions, inside a write.
 * @returns the number of ended sessions.
 */
export async function endOthers(db: Database, userId: number, tokenHash: string): Promise<number> {
  return (
    await asyncOrm(db)
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.tokenHash, tokenHash)))
  ).changes;
}
