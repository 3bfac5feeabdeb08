/** Reads demo accounts and creates lots for the controls. */
import { asc, eq } from "drizzle-orm";
import { freeNumbers } from "./open.ts";
import { wallet } from "../tables/schema/money.ts";
import { user } from "../tables/schema/people.ts";
import { insertLots } from "./seed/plant/insert-lots.ts";
import { makeLots } from "./seed/lots/lots.ts";
import type { LotSeed } from "./seed/types.ts";
import type { Store } from "../store/store.ts";
import { asyncOrm } from "../tables/system/driver.ts";

export type DemoAccount = Awaited<ReturnType<typeof findDemoAccounts>>[number];

/** Returns accounts with the demo password, in a stable order. */
export function findDemoAccounts(store: Store) {
  return store.read((db) =>
    asyncOrm(db)
      .select({
        id: user.id,
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        roles: user.roles,
        ustatus: user.ustatus,
        totalFils: wallet.totalFils,
      })
      .from(user)
      .leftJoin(wallet, eq(wallet.userId, user.id))
      .where(eq(user.isDemo, true))
      .orderBy(asc(user.id))
      .all(),
  );
}

/** The requested facts of a new lot; the rest is invented. Prices in AED. */
export type LotOptions = Pick<
  LotSeed,
  "kind" | "startPrice" | "step" | "reserve" | "buyNow" | "opensAt" | "endsAt"
> &
  Partial<Pick<LotSeed, "sellerId">>;

/** Number of different lots; further ones repeat under other numbers. */
const INVENTED = 24;
const REVIEW_DAYS = 2;
const SEED = 1;

/**
 * Adds lots, approved at `now` (ms).
 * @returns their ids.
 */
export function addLots(store: Store, count: number, options: LotOptions, now: number): Promise<number[]> {
  return store.write(async (db) => {
    const free = await freeNumbers(db);
    const counts = { vehicles: 0, apartments: 0, [`${options.kind}s`]: Math.min(count, INVENTED) };
    const invented = makeLots(SEED, now, counts, { id: free.lotId, ...free.number });
    const lots = Array.from({ length: count }, (_, i) => ({
      ...invented[i % invented.length]!,
      ...options,
      id: free.lotId + i,
      number: free.number[options.kind] + i,
      plan: options.opensAt > now ? "upcoming" : "open",
      // The default value for all lots, since callers rely on it.
      reviewDays: REVIEW_DAYS,
      createdAt: now,
      approvedAt: now,
      bids: [],
      favoriteOf: [],
      notes: [],
    })) as LotSeed[];
    await insertLots(db, lots);
    return lots.map(({ id }) => id);
  });
}
