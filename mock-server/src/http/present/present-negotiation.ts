/** Presents negotiations to their two sides. */
import type { LotState } from "../../domain/lot/lot.ts";
import {
  type NegotiationOutcome,
  nextOffer,
  offersAt,
  offersLeft,
  outcomeOf,
  type ReviewRows,
} from "../../domain/settlement/negotiation-view.ts";
import type { Side } from "../../domain/lot/offer.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { lotStateOf } from "../../tables/lots/lot-columns.ts";
import { markName } from "../../tables/lots/lot-live.ts";
import type { CardRow } from "../../tables/lots/card-row.ts";
import type { Schema } from "../handler.ts";
import { presentOffer } from "./present-offer.ts";

/** A lot, and the history rows of its decision; none are needed while the decision is open. */
export interface Reviewed {
  readonly row: CardRow;
  readonly rows: ReviewRows | undefined;
}

/** Inputs besides the lot. `now` in ms. */
export interface PresentingReview {
  readonly now: number;
  readonly terms: AuctionTerms;
}

const NO_ROWS: ReviewRows = { bid: null, decision: null };

/** Whether the auction of a lot ended below its minimum price. */
export function hasReview(row: CardRow): boolean {
  return row.reviewEndsAt !== null && row.price !== null && row.leaderMark !== null;
}

/** Returns the reader's side; null: neither the seller nor the bidder. */
export function sideOf({ sellerId, leaderId }: CardRow, readerId: number): Side | null {
  if (sellerId === readerId) return "seller";
  return leaderId === readerId ? "buyer" : null;
}

/** Presents the negotiation of a lot to one side; null for a lot without one. It holds nothing secret of either. */
export function presentNegotiation(
  { row, rows = NO_ROWS }: Reviewed,
  side: Side,
  { now, terms }: PresentingReview,
): Schema<"Negotiation"> | null {
  const { reviewEndsAt, price, leaderMark } = row;
  if (reviewEndsAt === null || price === null || leaderMark === null) return null;
  const lot: LotState = lotStateOf(row);
  const offers = offersAt(lot, now);
  const bid = rows.bid ?? price;
  const left = {
    buyer: offersLeft(offers, "buyer", terms.mostOffers),
    seller: offersLeft(offers, "seller", terms.mostOffers),
  };
  const outcome = outcomeOf(lot, rows);
  const isOpen = outcome === null && now < reviewEndsAt;
  return {
    id_auction: row.id,
    side,
    bid,
    bidder: markName(leaderMark),
    started: isoOf(row.endsAt),
    until: isoOf(reviewEndsAt),
    offers: offers.map((offer) => presentOffer(row.id, offer)),
    left,
    range: isOpen ? nextOffer({ offers, bid, left: left[side] }, side) : null,
    outcome: outcome && presentOutcome(outcome),
  };
}

function presentOutcome({ at, ...outcome }: NegotiationOutcome): Schema<"NegotiationOutcome"> {
  return { ...outcome, at: isoOf(at) };
}
