/** Ends the bidding on a lot by hand: the acts of an auctioneer in a lane whose hammer no timer moves. */
import { money } from "@marsa/api-spec/amounts";
import { withdraw } from "../bidding/closing.ts";
import { stakedLead } from "../lot/lead.ts";
import { lightOf, type LotState } from "../lot/lot.ts";
import { row } from "../lot/price-change.ts";
import type { Refused } from "../lot/decision.ts";
import { refusalOfDesk } from "./desk.ts";
import { laneChange, stale, type LaneDecision } from "../lot/lane-decision.ts";
import { isBidding, withEntry } from "../lot/lane.ts";
import type { Control } from "./prices.ts";
import { hammer, inPhase, toNextLot, type Turn } from "./turn.ts";

/** What the hammer does. `hold`: a fair warning goes back to running. */
export type HandAct =
  | { readonly act: "hold" | "sell" | "pass" }
  | { readonly act: "withdraw"; readonly reason: string };

/** Applies an act of the hammer, while the lot takes bids. */
export function useHammer(
  turn: Turn,
  given: HandAct,
  { operatorId, receivedAt }: Control,
): LaneDecision | Refused<"STALE"> {
  const { lane, lot } = turn;
  const refusal = refusalOfDesk(lane, operatorId);
  if (refusal) return refusal;
  if (lane.hammer !== "hand") return stale("The clock has the hammer");
  if (lane.status !== "running" || !isBidding(lane.current.phase)) {
    return stale("The lot does not take bids now");
  }
  switch (given.act) {
    case "hold":
      return hold(turn, receivedAt);
    case "sell": {
      const right = rightToSell(lot);
      if (!right.ok) return stale(right.words);
      const sold = right.words === AUTHORITY ? { ...turn, lot: atTheBid(lot) } : turn;
      const rows = right.words === AUTHORITY ? [row("minimum_reached", null, COVERED)] : [];
      return hammer(sold, receivedAt, { text: right.words, by: "operator", rows });
    }
    case "pass":
      return lot.lead && lightOf(lot) !== "red"
        ? stale("The highest bid sells: no sale only below the minimum price")
        : hammer(turn, receivedAt, { text: "No sale", by: "operator" });
    case "withdraw":
      return withdrawInTurn(turn, given.reason, receivedAt);
  }
}

/** A fair warning goes back to running. */
function hold({ lane, lot }: Turn, now: number): LaneDecision | Refused<"STALE"> {
  if (lane.current.phase !== "final_call") return stale("There is no fair warning");
  const current = inPhase(lane, "running", now);
  return laneChange(lane, { current }, { kind: "held", lotId: lot.id, by: "operator" });
}

const AUTHORITY = "By the seller's authority";
const COVERED = "The seller's authority covers the highest bid";

/** The seller's minimum price becomes the highest bid. */
function atTheBid(lot: LotState): LotState {
  return { ...lot, reserve: lot.lead?.price ?? lot.reserve, reserveReached: true };
}

/** By which right a lot sells at its highest bid, in words; or why it does not. */
function rightToSell(lot: LotState): { readonly ok: boolean; readonly words: string } {
  const { lead } = lot;
  if (!lead) return { ok: false, words: "There is no bid" };
  const light = lightOf(lot);
  if (light === "red") {
    const isCovered = lead.price >= (lot.authority ?? Infinity);
    return { ok: isCovered, words: isCovered ? AUTHORITY : `No authority for ${money(lead.price)}` };
  }
  return { ok: true, words: light === "none" ? "No minimum" : "Minimum reached" };
}

/** Takes a lot out of the sale, with bids too: not sold, and the leader's deposit is free. */
function withdrawInTurn({ lane, lot, leader }: Turn, reason: string, now: number): LaneDecision {
  const run = withEntry(lane, lot.id, { state: "ended", result: "withdrawn" });
  const cause = `Withdrawn: ${reason.trim()}`;
  const withdrawn = withdraw(lot, stakedLead(lot, leader), { cause, now });
  return laneChange(lane, toNextLot({ ...lane, run }, now), {
    kind: "withdrawn",
    lot: withdrawn,
    lotId: lot.id,
    text: reason.trim(),
    by: "operator",
  });
}
