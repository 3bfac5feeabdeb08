/** Locks and unlocks profiles. */
import { problemMessage } from "@marsa/api-spec/problem";
import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { endOfDubaiDay } from "../../domain/time/dubai.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { notify } from "../../tables/notices/notify.ts";
import { profile } from "../../tables/schema/people.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export interface Lock {
  readonly reason: string;
  /** Last locked day, YYYY-MM-DD in Asia/Dubai. */
  readonly until: string;
}

/** Time, person and address of an act; without a person: by the server, at a deadline. */
export interface By {
  readonly at: number;
  readonly userId: number | null;
  readonly address: string | null;
  /** The colleague who asked for what `userId` signs. */
  readonly askedById?: number | undefined;
  /** The version of the profile that the staff saw; undefined: any. */
  readonly version?: number;
}

/** Returns the condition that a profile still has the version that the staff saw. */
export function isAsSeen({ version }: By): SQL | undefined {
  return version === undefined ? undefined : eq(profile.version, version);
}

/**
 * Suspends bidding with a profile; its owner's leads stay binding. Writes a notice and an audit row. Inside a write.
 * @returns false when the profile is already locked, or changed after the staff read it
 */
export async function lockProfile(
  db: Database,
  notifyUser: NotifyUser,
  id: number,
  lock: Lock,
  by: By,
): Promise<boolean> {
  const { reason, until } = lock;
  const row = await asyncOrm(db)
    .update(profile)
    .set({ lockReason: reason, lockUntil: until, version: sql`${profile.version} + 1` })
    .where(and(eq(profile.id, id), isNull(profile.lockReason), isAsSeen(by)))
    .returning({ userId: profile.userId, name: profile.name })
    .get();
  if (!row) return false;
  await listClient(db, row.userId);
  notifyUser(row.userId, "profile");
  await notifyOfLock(db, notifyUser, row.userId, by.at, problemMessage("PROFILE_LOCKED", { reason, until }));
  const { at, userId, address } = by;
  const reasonAndEnd = `${reason} (until ${until})`;
  await addToAudit(db, {
    at,
    userId,
    address,
    aboutId: row.userId,
    act: "profile.lock",
    subject: row.name,
    reason: reasonAndEnd,
  });
  return true;
}

/**
 * Ends the suspension of a profile. Inside a write.
 * @returns false when the profile is not locked, or changed after the staff read it
 */
export async function unlockProfile(
  db: Database,
  notifyUser: NotifyUser,
  id: number,
  by: By,
): Promise<boolean> {
  const row = await asyncOrm(db)
    .update(profile)
    .set({ lockReason: null, lockUntil: null, version: sql`${profile.version} + 1` })
    .where(and(eq(profile.id, id), isNotNull(profile.lockReason), isAsSeen(by)))
    .returning({ userId: profile.userId, name: profile.name })
    .get();
  if (!row) return false;
  await listClient(db, row.userId);
  notifyUser(row.userId, "profile");
  await notifyOfLock(db, notifyUser, row.userId, by.at, "You can bid again: the suspension is over");
  const reason = by.userId === null ? "The last day of the lock is over" : null;
  const { at, userId, address, askedById } = by;
  await addToAudit(db, {
    at,
    userId,
    address,
    askedById,
    aboutId: row.userId,
    act: "profile.unlock",
    subject: row.name,
    reason,
  });
  return true;
}

async function notifyOfLock(
  db: Database,
  notifyUser: NotifyUser,
  userId: number,
  at: number,
  text: string,
): Promise<void> {
  await notify(db, notifyUser, { userId, kind: "account", text, at, lotId: null, link: "/account" });
}

/**
 * Ends the suspension of a profile if its last day is over at `at` (ms). Inside a write.
 * @returns whether it ended.
 */
export async function endLock(
  db: Database,
  notifyUser: NotifyUser,
  id: number,
  at: number,
): Promise<boolean> {
  const row = await asyncOrm(db)
    .select({ until: profile.lockUntil })
    .from(profile)
    .where(eq(profile.id, id))
    .get();
  if (row?.until == null || endOfDubaiDay(row.until) > at) return false;
  return await unlockProfile(db, notifyUser, id, { at, userId: null, address: null });
}
