/** Confirms a session for final actions: its user has just proved who they are. */
import { and, eq, gt, isNotNull } from "drizzle-orm";
import { hash, randomBytes } from "node:crypto";
import { passkey, recoveryCode, totp } from "../schema/factors.ts";
import { session, user } from "../schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** How long a confirmation is valid, on the real clock. */
const LIFE_MS = 10 * 60_000;

/**
 * Confirms a session at the real time, ms. Only the hash of the confirmation is stored.
 * @returns the value of X-Confirm, and its expiry.
 */
export async function confirmSession(
  store: Store,
  tokenHash: string,
  now: number,
): Promise<{ readonly token: string; readonly until: number }> {
  const token = randomBytes(24).toString("base64url");
  const until = now + LIFE_MS;
  await store.write(async (db) => {
    await asyncOrm(db)
      .update(session)
      .set({ confirmHash: hashOf(token), confirmUntil: until })
      .where(eq(session.tokenHash, tokenHash));
  });
  return { token, until };
}

/** A way to confirm that it is the person themselves. */
type Way = "password" | "totp" | "passkey" | "recovery";

/**
 * Checks that a confirmation belongs to this session and is still valid.
 * @returns null for a valid one; else the ways in which this person can confirm, for the refusal.
 */
export function missingConfirmation(
  store: Store,
  { id, session: tokenHash }: { readonly id: number; readonly session: string },
  token: string | undefined,
  now: number,
): Promise<{ readonly ways: readonly Way[] } | null> {
  return store.read(async (db) => {
    const own = and(
      eq(session.tokenHash, tokenHash),
      eq(session.confirmHash, hashOf(token ?? "")),
      gt(session.confirmUntil, now),
    );
    return (await asyncOrm(db).select({ id: session.userId }).from(session).where(own).get())
      ? null
      : { ways: await waysOf(db, id) };
  });
}

/** Ends every confirmation of a person, inside the write that changes their password or a factor. */
export async function endConfirmations(db: Database, userId: number): Promise<void> {
  const none = { confirmHash: null, confirmUntil: null };
  await asyncOrm(db).update(session).set(none).where(eq(session.userId, userId));
}

/** Returns the strongest ways that this person has: recovery codes beside a factor, the password without one. */
export async function waysOf(db: Database, userId: number): Promise<Way[]> {
  const ways: Way[] = [];
  const app = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt));
  if (await asyncOrm(db).select({ id: totp.userId }).from(totp).where(app).get()) ways.push("totp");
  const own = eq(passkey.userId, userId);
  if (await asyncOrm(db).select({ id: passkey.id }).from(passkey).where(own).get()) ways.push("passkey");
  if (ways.length > 0) {
    const kept = eq(recoveryCode.userId, userId);
    if (await asyncOrm(db).select({ id: recoveryCode.id }).from(recoveryCode).where(kept).get())
      ways.push("recovery");
    return ways;
  }
  const withPassword = and(eq(user.id, userId), isNotNull(user.passwordHash));
  return (await asyncOrm(db).select({ id: user.id }).from(user).where(withPassword).get())
    ? ["password"]
    : [];
}

function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}
