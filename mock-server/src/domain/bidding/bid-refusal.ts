/** Decides why a lot refuses a bid. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Refused } from "../lot/decision.ts";
import type { GateCode } from "../people/gate.ts";
import { holdFils } from "./hold.ts";
import { leastBid, buyNowAt, isBeforeTurn, isOpenAt, type LotState, type Stake } from "../lot/lot.ts";
import { isPausedAt, type Pause } from "../lot/pause.ts";
import { raisesOwn, type Offer } from "../lot/price.ts";
import type { AuctionTerms } from "../lot/terms.ts";

export type BidCode =
  | GateCode
  | "OWN_LOT"
  | "LOT_NOT_OPEN"
  | "LOT_CLOSED"
  | "USE_BUY_NOW"
  | "ALREADY_LEADING"
  | "MAX_NOT_HIGHER"
  | "BID_TOO_LOW"
  | "LOT_IN_GROUP"
  | "DEPOSIT_REQUIRED";

type Refusal = Refused<BidCode>;

/**
 * Returns why nobody can bid on this lot at `receivedAt` (ms), or why this person never can; null if a bid is
 * possible.
 */
export function refusalOfBidder(
  lot: LotState,
  userId: number,
  receivedAt: number,
  pause: Pause | null,
): Refused<"OWN_LOT" | "LOT_NOT_OPEN" | "LOT_CLOSED"> | null {
  if (userId === lot.sellerId) return refuse("OWN_LOT");
  if (isPausedAt(pause, receivedAt) && wasOpenAt(lot, pause.since, receivedAt)) {
    return refuse("LOT_NOT_OPEN", { paused: pause.reason });
  }
  if (lot.lane?.paused) return refuse("LOT_NOT_OPEN", { lane_paused: lot.lane.paused.reason });
  return isOpenAt(lot, receivedAt) ? null : refusalOutOfTime(lot, receivedAt);
}

/** Returns the first reason to refuse an offer received at `receivedAt` (ms); null if there is none. */
export function refusalOnLot(
  lot: LotState,
  offer: Offer,
  receivedAt: number,
  pause: Pause | null,
): Refusal | null {
  const refusal = refusalOfBidder(lot, offer.userId, receivedAt, pause);
  if (refusal) return refusal;
  if (isBeforeTurn(lot) && offer.mode === "exact") return refuse("LOT_NOT_OPEN", { only: "max" });
  const buyNow = buyNowAt(lot, receivedAt);
  if (buyNow !== null && offer.amount >= buyNow) return refuse("USE_BUY_NOW");
  if (lot.lead && raisesOwn(lot.lead, offer.userId)) return refusalOfRaise(lot, offer);
  const least = leastBid(lot);
  return offer.amount < least ? refuse("BID_TOO_LOW", { next_min: least }) : null;
}

/**
 * Returns a refusal with the whole AED to top up if the deposit does not cover an amount (AED); otherwise null. A
 * bid that is outbid at once must be covered too: otherwise it could probe a maximum for free.
 */
export function refusalOfDeposit(
  lot: LotState,
  amount: number,
  stake: Stake,
  terms: AuctionTerms,
): Refused<"DEPOSIT_REQUIRED"> | null {
  const topUp = missingForBid(lot, amount, stake, terms);
  return topUp > 0 ? refuse("DEPOSIT_REQUIRED", { top_up: topUp }) : null;
}

/** Returns the whole AED that a deposit lacks for a bid of this amount, AED; 0: nothing. */
export function missingForBid(lot: LotState, amount: number, stake: Stake, terms: AuctionTerms): number {
  const shortFils = holdFils(amount, lot.kind, terms) - stake.availableFils - stake.heldOnLotFils;
  return Math.max(0, Math.ceil(filsToAed(shortFils)));
}

function refusalOfRaise(lot: LotState, { amount, mode }: Offer): Refusal | null {
  if (mode === "exact") return refuse("ALREADY_LEADING");
  return lot.lead && amount <= lot.lead.leaderMax ? refuse("MAX_NOT_HIGHER") : null;
}

/** Whether a lot would take bids without the pause: open by now, and not ended before the pause. */
function wasOpenAt({ status, opensAt, endsAt }: LotState, pausedAt: number, now: number): boolean {
  return status === "active" && opensAt <= now && pausedAt <= endsAt;
}

/**
 * Refuses a bid before the opening or after the end, with the delay. A lot that ended early (bought, withdrawn) is
 * closed, not late.
 */
function refusalOutOfTime(lot: LotState, receivedAt: number): Refused<"LOT_NOT_OPEN" | "LOT_CLOSED"> {
  if (lot.lane) return refusalOutOfTurn(lot, receivedAt);
  const early = lot.status === "active" ? receivedAt < lot.opensAt : BEFORE_OPENING.has(lot.status);
  if (early) return refuse("LOT_NOT_OPEN", { opens_at: new Date(lot.opensAt).toISOString() });
  return refuse("LOT_CLOSED", { late_ms: Math.max(0, receivedAt - lot.endsAt) });
}

/**
 * Refuses a bid on a lot out of its turn: the lot left the run, or the hammer has fallen or falls once earlier bids
 * are judged.
 */
function refusalOutOfTurn(lot: LotState, receivedAt: number): Refused<"LOT_NOT_OPEN" | "LOT_CLOSED"> {
  const closedAt = lot.lane?.closesAt ?? (lot.status === "active" ? null : lot.endsAt);
  if (closedAt === null) return refuse("LOT_NOT_OPEN");
  return refuse("LOT_CLOSED", { late_ms: Math.max(0, receivedAt - closedAt) });
}

const BEFORE_OPENING: ReadonlySet<LotState["status"]> = new Set(["draft", "moderation"]);

function refuse<Code extends BidCode>(code: Code, details: Refused["details"] = {}): Refused<Code> {
  return { ok: false, code, details };
}
