/** Changes the prices of a lot for its seller. */
import { fieldRules } from "@marsa/api-spec/rules";
import { buyNowProblem } from "@marsa/api-spec/rules-of-lot";
import type { Decision, HistoryEntry, Refused } from "./decision.ts";
import { isBeforeTurn, isOpenAt, type LotState } from "./lot.ts";
import { startRows } from "./opening.ts";

/** A seller's request to change a price of their lot. */
export interface PriceChange {
  /** Whole AED, at least 1; null removes the price. */
  readonly price: number | null;
  /** When the last byte of the command arrived, ms since 1970 UTC. */
  readonly receivedAt: number;
}

/** The three prices after the change, for the seller only. AED. */
export interface PriceReply {
  readonly seq: number;
  readonly startPrice: number;
  readonly reserve: number | null;
  readonly buyNow: number | null;
}

/** VALIDATION carries the sentence for the price in its details. */
export type PriceCode = "LOT_CLOSED" | "LOT_HAS_BIDS" | "VALIDATION";

/** Lowers the start price while the lot has no bids. */
export function lowerStartPrice(
  lot: LotState,
  { price, receivedAt }: PriceChange,
): Decision<PriceReply> | Refused<PriceCode> {
  const refusal = refusalOnceOver(lot, receivedAt) ?? refusalOnceBid(lot);
  if (refusal) return refusal;
  if (price === null) return invalid(fieldRules.required("Price"));
  if (price >= lot.startPrice) return invalid(fieldRules.maximum(lot.startPrice - 1));
  const cause = "The seller lowered the start price";
  return changed(lot, receivedAt, { startPrice: price }, [row("start_price_lowered", price, cause)]);
}

/** Sets another buy-now price, or removes it, while the lot has no bids. */
export function changeBuyNow(
  lot: LotState,
  { price, receivedAt }: PriceChange,
): Decision<PriceReply> | Refused<PriceCode> {
  const refusal = refusalOnceOver(lot, receivedAt) ?? refusalOnceBid(lot);
  if (refusal) return refusal;
  if (price === lot.buyNow) return invalid(fieldRules.valid("Price"));
  const problem = price === null ? null : buyNowProblem(price, lot);
  if (problem !== null) return invalid(problem);
  const cause = price === null ? "The seller withdrew the buy-now price" : "The seller set the buy-now price";
  return changed(lot, receivedAt, { buyNow: price }, [row("buy_now_changed", price, cause)]);
}

/** Returns a lot with changed prices and the history rows of the change. */
export function changed(
  lot: LotState,
  receivedAt: number,
  change: Partial<LotState>,
  rows: readonly HistoryEntry[],
): Decision<PriceReply> {
  const isOpen = isOpenAt(lot, receivedAt) && !isBeforeTurn(lot);
  const next = { ...lot, ...change, opened: lot.opened || isOpen, seq: lot.seq + 1 };
  const { seq, startPrice, reserve, buyNow } = next;
  return {
    ok: true,
    lot: next,
    newMark: null,
    holds: [],
    history: [...(isOpen ? startRows(lot) : []), ...rows],
    notices: [],
    reply: { seq, startPrice, reserve, buyNow },
  };
}

const CAN_CHANGE: ReadonlySet<LotState["status"]> = new Set(["active", "inProgress"]);

const SELLS_OR_PASSES = "A bid below the minimum price does not wait for the seller";

/**
 * The seller lets the auctioneer sell below the minimum price, from `price` on (AED), or takes that back (null), and
 * says whether they decide after the hammer about what was not sold (`subject`; left out: as it is). It moves nothing that others see: the row is sealed, and the seq stays.
 */
export function giveAuthority(
  lot: LotState,
  { price, subject: wanted, receivedAt }: PriceChange & { readonly subject?: boolean | undefined },
): Decision<PriceReply> | Refused<Exclude<PriceCode, "LOT_HAS_BIDS">> {
  const refusal = refusalOnceOver(lot, receivedAt);
  if (refusal) return refusal;
  if (price !== null && price < lot.startPrice) return invalid(fieldRules.minPriceBelowStart());
  if (price !== null && price >= (lot.reserve ?? 0))
    return invalid("The authority is below the minimum price");
  const subject = (wanted ?? lot.subject) === false ? false : undefined;
  const isSame = price === (lot.authority ?? null) && subject !== lot.subject;
  const cause =
    price === null ? "The authority is taken back" : "The auctioneer may sell from this amount on";
  const afterwards =
    subject === false ? SELLS_OR_PASSES : "A bid below the minimum price waits for the seller";
  const { seq, startPrice, reserve, buyNow } = lot;
  return {
    ok: true,
    lot: { ...lot, authority: price ?? undefined, subject },
    newMark: null,
    holds: [],
    history: [
      ...(isSame ? [] : [row("authority_given", price, cause)]),
      ...(subject === lot.subject ? [] : [row("authority_given", null, afterwards)]),
    ],
    notices: [],
    reply: { seq, startPrice, reserve, buyNow },
  };
}

/** Prices of an approved lot can change until the lot ends. */
export function refusalOnceOver(lot: LotState, receivedAt: number): Refused<"LOT_CLOSED"> | null {
  const isOver = lot.lane ? lot.status === "finished" : receivedAt >= lot.endsAt;
  if (CAN_CHANGE.has(lot.status) && !isOver) return null;
  return { ok: false, code: "LOT_CLOSED", details: {} };
}

function refusalOnceBid({ lead }: LotState): Refused<"LOT_HAS_BIDS"> | null {
  return lead === null ? null : { ok: false, code: "LOT_HAS_BIDS", details: {} };
}

export function invalid(message: string): Refused<"VALIDATION"> {
  return { ok: false, code: "VALIDATION", details: { message } };
}

export function row(kind: HistoryEntry["kind"], amount: number | null, cause: string): HistoryEntry {
  return { kind, userId: null, mark: null, amount, auto: false, cause };
}
