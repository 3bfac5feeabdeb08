/** Confirms a session for final actions: its user has just repeated their password. */
import { and, eq, gt } from "drizzle-orm";
import { hash, randomBytes } from "node:crypto";
import { session } from "../schema/people.ts";
import type { Store } from "../../store/store.ts";

/** How long a confirmation is valid, on the real clock. */
const LIFE_MS = 5 * 60_000;

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
  await store.write((db) => {
    db.update(session)
      .set({ confirmHash: hashOf(token), confirmUntil: until })
      .where(eq(session.tokenHash, tokenHash))
      .run();
  });
  return { token, until };
}

/** Whether this confirmation belongs to this session and is still valid. */
export async function isConfirmed(
  store: Store,
  tokenHash: string,
  token: string,
  now: number,
): Promise<boolean> {
  const row = await store.read((db) =>
    db
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(
        and(
          eq(session.tokenHash, tokenHash),
          eq(session.confirmHash, hashOf(token)),
          gt(session.confirmUntil, now),
        ),
      )
      .get(),
  );
  return row !== undefined;
}

function hashOf(token: string): string {
  return hash("sha256", token, "hex");
}
