/** Reads what an offer to the next bidder needs. Synchronous, inside a read or a write. */
import { openNextOffer, type Unpaid } from "../../domain/settlement/next-bidder.ts";
import type { NextOffer } from "../../domain/settlement/offer.ts";
import { LOT_STATE_COLUMNS, lotStateOf, type LotStateRow } from "./lot-columns.ts";
import type { Database } from "../../store/store.ts";
import type { LotState } from "../../domain/lot.ts";
import { prepared } from "../system/prepared.ts";

const UNPAID = `SELECT s.due_at FROM settlement s JOIN lot l ON l.id = s.lot_id AND l.leader_id = s.buyer_id
  WHERE s.lot_id = ? AND s.state IN ('defaulted', 'released', 'forfeited')`;
/** Whoever bought the lot and did not pay is not asked again. */
const BIDS = `SELECT b.user_id AS userId, b.mark, b.max AS amount FROM lot_bidder b JOIN user u ON u.id = b.user_id
  WHERE b.lot_id = @lot AND u.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM settlement s WHERE s.lot_id = @lot AND s.buyer_id = b.user_id)
  ORDER BY b.max DESC, b.bid_at, b.mark`;

/** Returns since when a lot is unpaid, and the bids that can still be taken up. */
export function readUnpaid(db: Database, lotId: number): Unpaid {
  const unpaidAt = prepared(db, UNPAID).pluck().get(lotId) as number | undefined;
  if (unpaidAt === undefined) return { unpaidAt: null, bids: [] };
  return { unpaidAt, bids: prepared(db, BIDS).all({ lot: lotId }) as Unpaid["bids"] };
}

/** Returns the offers of a lot to its next bidders, oldest first. */
export function nextOffersOf(db: Database, lotId: number): readonly NextOffer[] {
  const offers = prepared(db, "SELECT next_offers FROM lot WHERE id = ?").pluck().get(lotId);
  return typeof offers === "string" ? (JSON.parse(offers) as NextOffer[]) : [];
}

/** Whether a bidder may still accept the lot at `now` (ms): nothing else can be done with it meanwhile. */
export function isOfferedOn(db: Database, lotId: number, now: number): boolean {
  return openNextOffer({ nextOffers: nextOffersOf(db, lotId) }, now) !== undefined;
}

/** Returns the state of a known lot. */
export function findState(db: Database, lotId: number): LotState {
  const sql = `SELECT ${LOT_STATE_COLUMNS} FROM lot l WHERE l.id = ?`;
  return lotStateOf(prepared(db, sql).get(lotId) as LotStateRow);
}

/** The seller and the name of a lot; undefined: no such lot. */
export function namedLot(
  db: Database,
  lotId: number,
): { readonly sellerId: number; readonly title: string; readonly number: number } | undefined {
  const sql = "SELECT seller_id AS sellerId, title, number FROM lot WHERE id = ?";
  return prepared(db, sql).get(lotId) as ReturnType<typeof namedLot>;
}
