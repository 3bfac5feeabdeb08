/** Reads the negotiation after the end of a lot. */
import type { NegotiationFacts } from "../../../domain/settlement/negotiation-notices.ts";
import type { Offer } from "../../../domain/lot/offer.ts";
import type { Database } from "../../../store/store.ts";
import { asyncPrepared } from "../../system/prepared.ts";
import { chainBack } from "./history-of-lot.ts";

const NEGOTIATION = `SELECT l.seller_id AS sellerId, l.status, l.price, l.review_ends_at AS reviewEndsAt, l.offers,
  CASE l.status WHEN 'notSold' THEN (${chainBack(["kind", "cause"], "l.history_id")}
    SELECT cause FROM back WHERE kind = 'bid_declined' LIMIT 1) END AS declinedBecause
  FROM lot l WHERE l.id = ? AND l.review_ends_at IS NOT NULL AND l.price IS NOT NULL`;

/** Returns the facts for the notices to both sides; null: the lot did not end below its minimum price. */
export async function negotiationOfLot(db: Database, lotId: number): Promise<NegotiationFacts | null> {
  const row = await asyncPrepared<Omit<NegotiationFacts, "offers"> & { readonly offers: string | null }>(
    db,
    NEGOTIATION,
  ).get(lotId);
  return row ? { ...row, offers: row.offers === null ? [] : (JSON.parse(row.offers) as Offer[]) } : null;
}
