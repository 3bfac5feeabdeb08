/** Keeps the challenge that a passkey has to sign: one for each session, good once. */
import { eq } from "drizzle-orm";
import { session } from "../../../tables/schema/people.ts";
import type { Store } from "../../../store/store.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

const LIFE_MS = 5 * 60_000;

export function keepChallenge(
  store: Store,
  tokenHash: string,
  challenge: string,
  now: number,
): Promise<unknown> {
  return store.write((db) =>
    asyncOrm(db)
      .update(session)
      .set({ challenge, challengeUntil: now + LIFE_MS })
      .where(eq(session.tokenHash, tokenHash))
      .run(),
  );
}

/** Returns the open challenge of a session and uses it up; null: none. */
export function takeChallenge(store: Store, tokenHash: string, now: number): Promise<string | null> {
  return store.write(async (db) => {
    const own = eq(session.tokenHash, tokenHash);
    const row = await asyncOrm(db).select().from(session).where(own).get();
    if (!row?.challenge) return null;
    await asyncOrm(db).update(session).set({ challenge: null, challengeUntil: null }).where(own);
    return (row.challengeUntil ?? 0) > now ? row.challenge : null;
  });
}
