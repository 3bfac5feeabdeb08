import { eq } from "drizzle-orm";
import { wallet } from "../../db/schema/money.ts";
import { profile, user } from "../../db/schema/people.ts";
import type { Database } from "../../db/store.ts";

export type ClientRow = NonNullable<ReturnType<typeof findClient>>;

/** A profile with its owner and his wallet; null: there is no such profile. */
export function findClient(db: Database, profileId: number) {
  const row = db
    .select({ profile, user, totalFils: wallet.totalFils })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .innerJoin(wallet, eq(wallet.userId, profile.userId))
    .where(eq(profile.id, profileId))
    .get();
  return row ?? null;
}
