/**
 * What the tables refuse, asked of rows that are committed before their tables see them: nobody is told of a bid that
 * could not be written down afterwards. The words are those of the constraints in `db/schema`.
 */
import type { AccountRow, BidderRow, LotRow } from "./rows.ts";

/** @throws Error with the name of the constraint that the row breaks. */
export function checkAccount({ totalFils, reservedFils }: AccountRow): void {
  if (!(totalFils - reservedFils >= 0)) throw new Error("CHECK constraint failed: wallet_available");
  if (!(reservedFils >= 0)) throw new Error("CHECK constraint failed: wallet_reserved");
}

/** @throws Error as `checkAccount` does. */
export function checkBidder({ mark, max, bidAt, holdFils }: BidderRow): void {
  if (mark === null || max === null || bidAt === null)
    throw new Error("NOT NULL constraint failed: lot_bidder");
  if (!(holdFils >= 0)) throw new Error("CHECK constraint failed: lot_bidder_hold");
}

/** @throws Error as `checkAccount` does. */
export function checkLot({ state: { price, leaderId, leaderMax, reserve } }: LotRow): void {
  if ((leaderId === null) !== (price === null)) throw new Error("CHECK constraint failed: lot_leader_whole");
  if (price === null || reserve === null || leaderMax === null) return;
  if (price < reserve && reserve <= leaderMax) throw new Error("CHECK constraint failed: lot_below_reserve");
}
