import { filsToAed, nextMin } from "@marsa/api-spec/money";
import type { Refused } from "./decision.ts";
import type { GateCode } from "./gate.ts";
import { holdFils } from "./hold.ts";
import { buyNowAt, isOpenAt, type LotState, type Stake } from "./lot.ts";
import type { Offer } from "./price.ts";
import type { AuctionTerms } from "./terms.ts";

export type BidCode =
  | GateCode
  | "OWN_LOT"
  | "LOT_NOT_OPEN"
  | "LOT_CLOSED"
  | "USE_BUY_NOW"
  | "ALREADY_LEADING"
  | "MAX_NOT_HIGHER"
  | "BID_TOO_LOW"
  | "DEPOSIT_REQUIRED";

type Refusal = Refused<BidCode>;

/** The first reason why this lot does not take the offer, received at `receivedAt` (ms); null if there is none. */
export function refusalOnLot(lot: LotState, offer: Offer, receivedAt: number): Refusal | null {
  if (offer.userId === lot.sellerId) return refuse("OWN_LOT");
  if (!isOpenAt(lot, receivedAt)) return refusalOutOfTime(lot, receivedAt);
  const buyNow = buyNowAt(lot, receivedAt);
  if (buyNow !== null && offer.amount >= buyNow) return refuse("USE_BUY_NOW");
  if (offer.userId === lot.leaderId) return refusalOfRaise(lot, offer);
  const least = nextMin(lot);
  return offer.amount < least ? refuse("BID_TOO_LOW", { next_min: least }) : null;
}

/**
 * Whether the deposit is too small for the offer, with the whole AED to top up; null if it carries it. A bid that is
 * outbid at once must be covered too, else it could feel out a maximum for free.
 */
export function refusalOfDeposit(
  lot: LotState,
  offer: Offer,
  stake: Stake,
  terms: AuctionTerms,
): Refusal | null {
  const shortFils = holdFils(offer.amount, lot.kind, terms) - stake.availableFils - stake.heldOnLotFils;
  return shortFils > 0 ? refuse("DEPOSIT_REQUIRED", { top_up: Math.ceil(filsToAed(shortFils)) }) : null;
}

function refusalOfRaise(lot: LotState, { amount, mode }: Offer): Refusal | null {
  if (mode === "exact") return refuse("ALREADY_LEADING");
  return lot.leaderMax !== null && amount <= lot.leaderMax ? refuse("MAX_NOT_HIGHER") : null;
}

/** Not yet open, or too late, and by how much. A lot that ended early (bought, withdrawn) is closed, not late. */
function refusalOutOfTime(lot: LotState, receivedAt: number): Refusal {
  const early = lot.status === "active" ? receivedAt < lot.opensAt : BEFORE_OPENING.has(lot.status);
  if (early) return refuse("LOT_NOT_OPEN", { opens_at: new Date(lot.opensAt).toISOString() });
  return refuse("LOT_CLOSED", { late_ms: Math.max(0, receivedAt - lot.endsAt) });
}

const BEFORE_OPENING: ReadonlySet<LotState["status"]> = new Set(["draft", "moderation"]);

function refuse(code: BidCode, details: Refused["details"] = {}): Refusal {
  return { ok: false, code, details };
}
