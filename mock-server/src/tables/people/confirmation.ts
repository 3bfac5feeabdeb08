/** A session whose user has repeated his password a moment ago: asked for by what cannot be undone. */
import { and, eq, gt } from "drizzle-orm";
import { hash, randomBytes } from "node:crypto";
import { session } from "../schema/people.ts";
import type { Store } from "../../store/store.ts";

/** How long it holds, on the real clock. */
const LIFE_MS = 5 * 60_000;

/** In: the session and the real time, ms. Out: what the client sends as X-Confirm, and until when. Only its hash is kept. */
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

/** Whether this is the confirmation of this session, and still holds. */
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
