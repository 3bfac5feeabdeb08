/** Changes the prices of a lot at the auctioneer's desk. */
import { money } from "@marsa/api-spec/amounts";
import type { Refused } from "../lot/decision.ts";
import { lowerReserve, type ReserveCode } from "../bidding/lower-reserve.ts";
import { leastBid, withoutAsk } from "../lot/lot.ts";
import { invalid, row } from "../lot/price-change.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { refusalOfDesk } from "./desk.ts";
import { laneChange, stale, type LaneDecision } from "../lot/lane-decision.ts";
import { isBidding } from "../lot/lane.ts";
import { afterCommand, lotChange, type Turn } from "./turn.ts";

/** The sender of a control, and when its last byte arrived (ms). */
export interface Control {
  readonly operatorId: number;
  readonly receivedAt: number;
}

/**
 * The green light: the lot sells at the highest bid. Without a bid the minimum price is removed. It is the house's
 * act, and the history says so.
 */
export function release(turn: Turn, control: Control): LaneDecision | Refused<"STALE"> {
  const { lane, lot } = turn;
  const refusal = refusalInBidding(turn, control);
  if (refusal) return refusal;
  if (lot.reserve === null || lot.reserveReached) return stale("The light is green already");
  const next = { ...lot, reserve: lot.lead?.price ?? null, reserveReached: lot.lead !== null };
  const rows =
    lot.lead === null
      ? [row("min_price_changed", null, "The auctioneer removed the minimum price")]
      : [row("minimum_reached", null, GREEN_LIGHT)];
  return laneChange(lane, {}, { kind: "released", lot: lotChange(lot, next, rows), lotId: lot.id });
}

const GREEN_LIGHT = "The auctioneer gave the green light: the highest bid sells";

/**
 * Lowers the minimum price (AED) by the rules that bind the seller; never in the final call.
 * @param reason who asked for it, one of the contract's sentences, for the log; null if none was given.
 */
export function changeMinPrice(
  turn: Turn,
  price: number,
  control: Control,
  terms: AuctionTerms,
  reason: string | null = null,
): LaneDecision | Refused<"STALE" | ReserveCode> {
  const { lane, lot, leader } = turn;
  const refusal = refusalInBidding(turn, control);
  if (refusal) return refusal;
  const decision = lowerReserve(lot, leader, { price, receivedAt: control.receivedAt }, terms, "auctioneer");
  if (!decision.ok) return decision;
  const current = afterCommand(lane, lot, decision.lot, control.receivedAt)?.lane.current ?? lane.current;
  return laneChange(
    lane,
    { current },
    { kind: "min_price_changed", lot: decision, lotId: lot.id, text: reason },
  );
}

/**
 * Lowers the start price by a tenth, down to a multiple of the step, while the lot has no bids. Adds time for a bid
 * and never removes any.
 */
export function lowerStart(turn: Turn, control: Control): LaneDecision | Refused<"STALE" | "LOT_HAS_BIDS"> {
  const { lane, lot } = turn;
  const refusal = refusalInBidding(turn, control);
  if (refusal) return refusal;
  if (lot.lead) return { ok: false, code: "LOT_HAS_BIDS", details: {} };
  if (lane.current.phase !== "waiting_for_bid") return stale("The lot does not wait for its first bid");
  const startPrice = Math.max(lot.step, Math.floor((lot.startPrice * 9) / (10 * lot.step)) * lot.step);
  if (startPrice >= lot.startPrice) return stale("The start price cannot go lower");
  const rows = [row("start_price_lowered", startPrice, "The auctioneer lowered the start price")];
  const { deadline, leftMs } = lane.current;
  const { loweredMs } = lane.timers;
  const current = {
    ...lane.current,
    deadline: deadline === null ? null : Math.max(deadline, control.receivedAt + loweredMs),
    leftMs: leftMs === null ? null : Math.max(leftMs, loweredMs),
  };
  return laneChange(
    lane,
    { current },
    {
      kind: "start_price_lowered",
      lot: lotChange(lot, { startPrice, ...withoutAsk(lot) }, rows),
      lotId: lot.id,
      text: fromTo(lot.startPrice, startPrice),
    },
  );
}

/** Sets another bid step (AED) for the next ask. */
export function changeStep(turn: Turn, step: number, control: Control): LaneDecision | Refused<"STALE"> {
  const { lane, lot } = turn;
  const refusal = refusalInBidding(turn, control);
  if (refusal) return refusal;
  if (step === lot.step) return stale("That is the step already");
  const text = fromTo(lot.step, step);
  return laneChange(
    lane,
    {},
    { kind: "step_changed", lot: lotChange(lot, { step, ...withoutAsk(lot) }), lotId: lot.id, text },
  );
}

/**
 * Sets the ask of the next bid (AED), for everybody at once: above the highest bid, and without a bid from the start price
 * on; null: the step decides again.
 */
export function setAsk(
  turn: Turn,
  amount: number | null,
  control: Control,
): LaneDecision | Refused<"STALE" | "VALIDATION"> {
  const { lane, lot } = turn;
  const refusal = refusalInBidding(turn, control);
  if (refusal) return refusal;
  if (!lane.room) return stale("The lane has no room");
  const least = lot.lead ? lot.lead.price + 1 : lot.startPrice;
  if (amount !== null && amount < least) return invalid(`At least ${money(least)}`);
  const change = { ask: amount ?? undefined };
  const to = leastBid({ ...lot, ...change });
  if (to === leastBid(lot)) return stale("That is the ask already");
  const text = fromTo(leastBid(lot), to);
  return laneChange(lane, {}, { kind: "ask_set", lot: lotChange(lot, change), lotId: lot.id, text });
}

function fromTo(from: number, to: number): string {
  return `From ${money(from)} to ${money(to)}`;
}

/** Prices change at the desk only while the lot takes bids or the lane is paused between bids. */
function refusalInBidding({ lane }: Turn, { operatorId }: Control): Refused<"STALE"> | null {
  const refusal = refusalOfDesk(lane, operatorId);
  if (refusal) return refusal;
  const goes = lane.status === "running" || lane.status === "paused";
  const bids = goes && isBidding(lane.current.phase);
  return bids ? null : stale("The lot does not take bids now");
}
