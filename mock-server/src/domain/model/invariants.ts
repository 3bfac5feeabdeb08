/** Invariants of the auction engine. */
import { isDeepStrictEqual } from "node:util";
import type { LotState } from "../lot/lot.ts";
import type { Room } from "../test-support/room.ts";
import { visibleTo } from "../lot/visibility.ts";

const STRANGER = { userId: 1_000, isSeller: false, isStaff: false };

/**
 * Checks the invariants after a command, independent of the model.
 * @throws Error with the name of the broken invariant.
 */
export function checkInvariants(room: Room, before: LotState, people: readonly number[]): void {
  const lot = room.lot(before.id);
  const { reserve } = lot;
  const { price, leaderMax } = lot.lead ?? { price: null, leaderMax: null };
  must(!before.lead || (price !== null && price >= before.lead.price), "the price never falls");
  const isBought = room.rows(lot.id).some(({ kind }) => kind === "sold_by_buy_now");
  must(isBought || lot.endsAt >= before.endsAt, "the end never moves back, unless the lot is bought");
  const isQuiet = isDeepStrictEqual(withoutMaximum(lot), withoutMaximum(before));
  must(lot.seq - before.seq === (isQuiet ? 0 : 1), "one change that others see, one seq");
  const stuck =
    price !== null && reserve !== null && leaderMax !== null && price < reserve && reserve <= leaderMax;
  must(!stuck, "never price < minimum <= the leader's maximum");
  must(
    price === null || leaderMax === null || price <= leaderMax,
    "the price never passes the leader's maximum",
  );
  for (const userId of people) {
    must(
      room.sumOfHoldsFils(userId) === room.reservedFils(userId),
      "the sum of the holds is what is reserved",
    );
    must(room.availableFils(userId) >= 0, "nobody's deposit is overdrawn");
  }
  checkHistory(room, lot);
}

/** Returns a lot without its leader's secret. */
function withoutMaximum({ lead, ...lot }: LotState) {
  return { ...lot, lead: lead && { ...lead, leaderMax: null } };
}

function checkHistory(room: Room, lot: LotState): void {
  const rows = room.rows(lot.id).filter((row) => visibleTo(row, STRANGER));
  const bids = rows.filter(({ kind }) => kind === "bid" || kind === "automatic_bid");
  must(bids.length === lot.bids, "every bid is counted");
  const taken = rows.filter((row) => bids.includes(row) || row.kind === "sold_by_buy_now");
  must(
    (taken.at(-1)?.amount ?? null) === (lot.lead?.price ?? null),
    "the last bid in the history, or the purchase, is the price",
  );
  const bidRows = rows.filter(({ kind }) => kind !== "start_price_lowered" && kind !== "buy_now_changed");
  must(
    bidRows.every(({ amount }) => amount === null || amount <= (lot.lead?.price ?? 0)),
    "nothing that everyone reads is above the price",
  );
  const reached = rows.filter(({ kind }) => kind === "minimum_reached").length;
  must(reached === (lot.reserveReached ? 1 : 0), "the minimum is reached once");
  must(new Set(taken.map(({ mark }) => mark)).size === lot.bidders, "every bidder has a mark of their own");
  must(
    rows.filter(({ kind }) => kind === "auction_started").length === (lot.opened ? 1 : 0),
    "a lot starts once",
  );
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Broken: ${what}`);
}
