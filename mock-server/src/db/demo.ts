/** What the controls read and make: demo accounts, fresh bidders, fresh lots. */
import { asc, eq, max } from "drizzle-orm";
import type { AuctionTerms } from "../domain/terms.ts";
import { freeNumbers } from "./open.ts";
import { user, wallet } from "./schema.ts";
import { insertLots } from "./seed/insert-lots.ts";
import { insertUsers } from "./seed/insert-users.ts";
import { makeLots } from "./seed/lots.ts";
import type { LotSeed, UserSeed } from "./seed/types.ts";
import type { Store } from "./store.ts";

export type DemoAccount = Awaited<ReturnType<typeof findDemoAccounts>>[number];

/** Who can sign in with the password that is printed at the start, in a stable order. */
export function findDemoAccounts(store: Store) {
  return store.read((db) =>
    db
      .select({
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

/** Approved bidders without a password, each with this deposit (AED). Out: their ids. `now` in ms. */
export function addBidders(
  store: Store,
  { count, depositAed, now, terms }: { count: number; depositAed: number; now: number; terms: AuctionTerms },
): Promise<number[]> {
  return store.write((db) => {
    const first =
      (db
        .select({ id: max(user.id) })
        .from(user)
        .get()?.id ?? 0) + 1;
    const bidders = Array.from({ length: count }, (_, i) => bidder(first + i, depositAed, now));
    insertUsers(db, bidders, terms, new Map());
    return bidders.map(({ id }) => id);
  });
}

function bidder(id: number, depositAed: number, now: number): UserSeed {
  return {
    id,
    email: `bidder${id}@load.marsa.test`,
    phone: `+97155${String(id).padStart(7, "0")}`,
    firstName: "Bidder",
    lastName: String(id),
    roles: ["buyer"],
    ustatus: "confirmed",
    profile: { type: "buyer", form: "individual", name: `Bidder ${id}`, status: "ok", citizenship: "ae" },
    deposit: depositAed > 0 ? [{ kind: "invoice", amount: depositAed, at: now }] : [],
    demo: false,
    bot: false,
    createdAt: now,
  };
}

/** What of a fresh lot is asked for; the rest is invented. Prices in AED. */
export type LotWish = Pick<LotSeed, "kind" | "startPrice" | "step" | "reserve" | "buyNow" | "endsAt">;

/** As many different lots are invented; beyond that they come again under other numbers. */
const INVENTED = 24;
const SEED = 1;

/** Lots that are open from `now` (ms) on. Out: their ids. */
export function addLots(store: Store, count: number, wish: LotWish, now: number): Promise<number[]> {
  return store.write((db) => {
    const free = freeNumbers(db);
    const counts = { vehicles: 0, apartments: 0, [`${wish.kind}s`]: Math.min(count, INVENTED) };
    const invented = makeLots(SEED, now, counts, { id: free.lotId, ...free.number });
    const lots = Array.from({ length: count }, (_, i) => ({
      ...invented[i % invented.length]!,
      ...wish,
      id: free.lotId + i,
      number: free.number[wish.kind] + i,
      plan: "open",
      createdAt: now,
      approvedAt: now,
      opensAt: now,
      bids: [],
      favoriteOf: [],
      notes: [],
    })) as LotSeed[];
    insertLots(db, lots);
    return lots.map(({ id }) => id);
  });
}
