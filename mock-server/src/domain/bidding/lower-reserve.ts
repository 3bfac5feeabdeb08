/** Lowers the minimum price of a lot. */
import { fieldRules } from "@marsa/api-spec/rules";
import { isBid, jumpRow, reachedRows, withMarks } from "./bid-history.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import { withoutAsk, type LotState, type Stake } from "../lot/lot.ts";
import { reachReserve } from "../lot/price.ts";
import {
  changed,
  invalid,
  refusalOnceOver,
  row,
  type PriceChange,
  type PriceCode,
  type PriceReply,
} from "../lot/price-change.ts";
import { isInWindow } from "../lot/soft-close.ts";
import { stakedLead } from "../lot/lead.ts";
import { loweringTerms, type AuctionTerms } from "../lot/terms.ts";

export type ReserveCode = Exclude<PriceCode, "LOT_HAS_BIDS"> | "MIN_PRICE_RULE";

/**
 * Lowers the minimum price, or removes it (null): never in the closing window, by 5 % at least each time, and at
 * most twice after the first bid. If the leader's maximum covers the new minimum, the price goes there at once. The
 * change is public, the amount is not.
 * @param leader the leader's stake on the lot; null without one.
 * @param by who lowers it, for the history.
 */
export function lowerReserve(
  lot: LotState,
  leader: Stake | null,
  change: PriceChange,
  terms: AuctionTerms,
  by: "seller" | "auctioneer" = "seller",
): Decision<PriceReply> | Refused<ReserveCode> {
  const { price: reserve, receivedAt } = change;
  const refusal = refusalOnceOver(lot, receivedAt) ?? refusalOfLowering(lot, change, terms);
  if (refusal) return refusal;
  const staked = stakedLead(lot, leader);
  const lowered = row("min_price_changed", null, `The ${by} lowered the minimum price`);
  const rows = [reserve === null ? lowered : { ...lowered, secretAmount: reserve }];
  if (!staked) return changed(lot, receivedAt, { reserve }, rows);

  const { stake, ...before } = staked;
  const { lead, atReserve } = reachReserve(reserve, before);
  const { price, leaderId } = lead;
  const jump = atReserve ? withMarks([jumpRow(leaderId, price)], new Map([[leaderId, stake.mark]])) : [];
  const after = {
    reserve,
    lead,
    bids: lot.bids + jump.filter(isBid).length,
    reserveReached: reserve !== null && price >= reserve,
    reserveLowered: lot.reserveLowered + 1,
    ...(atReserve && withoutAsk(lot)),
  };
  return changed(lot, receivedAt, after, [...rows, ...jump, ...reachedRows(lot, { ...lot, ...after })]);
}

function refusalOfLowering(
  lot: LotState,
  { price, receivedAt }: PriceChange,
  terms: AuctionTerms,
): Refused<ReserveCode> | null {
  const { reserve } = lot;
  if (reserve === null || (price !== null && price >= reserve)) return against("lower");
  if (lot.reserveReached) return against("reached");
  if (price !== null && price < lot.startPrice) return invalid(fieldRules.minPriceBelowStart());
  if (isInWindow(lot, receivedAt, terms)) {
    return against("window", { window_s: Math.round(terms.closingWindowMs[lot.kind] / 1_000) });
  }
  if (lot.lead && lot.reserveLowered >= loweringTerms.mostTimes) return against("twice");
  const most = Math.floor((reserve * (100 - loweringTerms.leastPerCent)) / 100);
  return price !== null && price > most ? against("step", { most }) : null;
}

/** Returns the refusal for a broken rule. Only the seller reads it. */
function against(rule: string, facts: Refused["details"] = {}): Refused<"MIN_PRICE_RULE"> {
  return { ok: false, code: "MIN_PRICE_RULE", details: { rule, ...facts } };
}
