/** Tests: balance. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { close, lapseReview } from "../domain/bidding/closing.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { bid, type TestBid } from "./test-support/commands.ts";
import { openTestStore, type TestStore } from "./test-support/open.ts";
import { car, HOUR_MS, person, SELLER, START } from "./test-support/people.ts";

const lots = [car(1), car(2, { reserve: 40_009 }), car(3, { reserve: 60_013, startPrice: 50_000 })];
const users = [person(SELLER, 0), ...[1, 2, 3, 4].map((id) => person(id, 15_000 * id))];
const scenes = { make: () => ({ name: "test", users, lots }), makeFresh: () => [] };

const bids: fc.Arbitrary<TestBid> = fc.record({
  lot: fc.constantFrom(1, 2, 3),
  user: fc.constantFrom(1, 2, 3, 4),
  amount: fc.integer({ min: 200, max: 900 }).map((n) => n * 100),
  mode: fc.constantFrom("exact", "max"),
  key: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
}) as fc.Arbitrary<TestBid>;

/** A person's ledger from the wallet backwards, and its expected sums. */
const BALANCES = `WITH RECURSIVE chain(user_id, id) AS (
    SELECT user_id, ledger_id FROM wallet
    UNION ALL SELECT c.user_id, l.prev_id FROM chain c JOIN ledger l ON l.id = c.id WHERE l.prev_id IS NOT NULL)
  SELECT w.user_id, total_fils AS total, reserved_fils AS reserved,
    (SELECT coalesce(sum(amount_fils), 0) FROM chain c JOIN ledger l ON l.id = c.id
      WHERE c.user_id = w.user_id AND type NOT IN ('hold', 'release')) AS moved,
    (SELECT coalesce(sum(amount_fils), 0) FROM chain c JOIN ledger l ON l.id = c.id
      WHERE c.user_id = w.user_id AND type IN ('hold', 'release')) AS held,
    (SELECT coalesce(sum(hold_fils), 0) FROM lot_bidder b WHERE b.user_id = w.user_id) AS holds
  FROM wallet w`;

interface Balance {
  readonly total: number;
  readonly reserved: number;
  readonly moved: number;
  readonly held: number;
  readonly holds: number;
}

/** Holds of people who do not lead. */
const STRAY = `SELECT b.* FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
  WHERE b.hold_fils > 0 AND b.user_id <> l.leader_id`;

/** Returns all rows that do not add up. */
function wrong({ query }: TestStore): unknown[] {
  const unbalanced = query<Balance>(BALANCES).filter(
    ({ total, reserved, moved, held, holds }) =>
      total !== moved || reserved !== held || holds !== held || total < reserved,
  );
  return [...unbalanced, ...query(STRAY)];
}

/**
 * Bids in batches of random size, then ends every lot and review.
 * @returns the rows that do not add up.
 */
async function live(opened: TestStore, batches: readonly (readonly TestBid[])[]): Promise<unknown[]> {
  const { store } = opened;
  const found: unknown[] = [];
  for (const batch of batches) {
    await Promise.all(batch.map((asked) => bid(store, asked)));
    found.push(...wrong(opened));
  }
  const late = START + 80 * HOUR_MS;
  for (const lotId of [1, 2, 3]) {
    const scope = { lotId, userIds: [], receivedAt: late };
    await store.transact(scope, (at) => close(at, late, defaultTerms));
    found.push(...wrong(opened));
    await store.transact(scope, ({ lot, leader }) => lapseReview({ lot, leader }, late));
  }
  return [...found, ...wrong(opened)];
}

it("after any bids and closings the ledger sums to the balance, and the holds to the reserved amount", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(bids, { maxLength: 8 }), { maxLength: 12 }), async (batches) => {
      expect(await live(await openTestStore({ scenes }), batches)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
