/** Stores sessions. */
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Role, UserStatus } from "../../domain/people/gate.ts";
import type { Clock } from "../../store/ports.ts";
import { passkey, totp } from "../schema/factors.ts";
import { lot } from "../schema/lots.ts";
import { session, user } from "../schema/people.ts";
import type { Store } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** A stored session. Instants: ms since 1970 UTC on the real clock. */
export interface SessionRow {
  /** The SHA-256 of its token, hex. */
  readonly tokenHash: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** A session to be stored. */
export interface NewSession extends SessionRow {
  /** The browser in words, and its address: for its user only. */
  readonly device: string;
  readonly address: string;
  /** The password was right and the second factor is still missing. */
  readonly factorDue: boolean;
}

/** A session with its user's current state. */
export interface OpenSession extends SessionRow {
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
  /** Signed in with a one-time password, which they have to change first. */
  readonly passwordOnce: boolean;
  readonly factorDue: boolean;
  /** Whether they have an authenticator app or a passkey. */
  readonly hasFactor: boolean;
}

/** The table of sessions. Ended sessions are deleted. */
export interface SessionRows {
  insert(rows: readonly NewSession[]): Promise<void>;
  find(tokenHash: string): Promise<OpenSession | null>;
  touch(tokenHash: string, usedAt: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeAllOf(userId: number): Promise<void>;
  /** Whether this user leads a lot that is being judged or ends within ten minutes on the auction clock. */
  leadsNearTheEnd(userId: number): Promise<boolean>;
}

const NEAR_THE_END_MS = 10 * 60_000;

const hasFactor = sql`(EXISTS (SELECT 1 FROM ${totp} WHERE ${totp.userId} = ${user.id} AND ${totp.confirmedAt} IS NOT NULL)
  OR EXISTS (SELECT 1 FROM ${passkey} WHERE ${passkey.userId} = ${user.id}))`;

/** Returns the sessions in the store's own table. `clock` is the auction clock. */
export function createSessionRows(store: Store, clock: Pick<Clock, "now">): SessionRows {
  return {
    insert: (rows) =>
      store.write(async (db) => {
        for (const row of rows) await asyncOrm(db).insert(session).values(row);
      }),
    async find(tokenHash) {
      const row = await store.read((db) =>
        asyncOrm(db)
          .select({
            tokenHash: session.tokenHash,
            userId: session.userId,
            createdAt: session.createdAt,
            usedAt: session.usedAt,
            roles: user.roles,
            ustatus: user.ustatus,
            passwordOnce: user.passwordOnce,
            factorDue: session.factorDue,
            hasFactor: hasFactor.mapWith(Boolean),
          })
          .from(session)
          .innerJoin(user, eq(user.id, session.userId))
          .where(eq(session.tokenHash, tokenHash))
          .get(),
      );
      return row ?? null;
    },
    touch: (tokenHash, usedAt) =>
      store.writeUnrelated(async (db) => {
        await asyncOrm(db).update(session).set({ usedAt }).where(eq(session.tokenHash, tokenHash));
      }),
    remove: (tokenHash) =>
      store.write(async (db) => {
        await asyncOrm(db).delete(session).where(eq(session.tokenHash, tokenHash));
      }),
    removeAllOf: (userId) =>
      store.write(async (db) => {
        await asyncOrm(db).delete(session).where(eq(session.userId, userId));
      }),
    async leadsNearTheEnd(userId) {
      const now = clock.now();
      const row = await store.read((db) =>
        asyncOrm(db)
          .select({ id: lot.id })
          .from(lot)
          .where(
            and(
              eq(lot.leaderId, userId),
              inArray(lot.status, ["active", "inProgress"]),
              lte(lot.endsAt, now + NEAR_THE_END_MS),
              gt(lot.endsAt, now - NEAR_THE_END_MS),
            ),
          )
          .get(),
      );
      return row !== undefined;
    },
  };
}
