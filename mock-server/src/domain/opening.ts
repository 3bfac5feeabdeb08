import type { Decision, HistoryEntry, Refused } from "./decision.ts";
import { isBeforeTurn, isOpenAt, type LotState } from "./lot.ts";

const started: HistoryEntry = {
  kind: "auction_started",
  userId: null,
  mark: null,
  amount: null,
  auto: false,
  cause: "The lot is open for bids",
};

/**
 * "Auction started", unless the history has it. Whatever comes first writes it: the opening job, or a bid or the end
 * that overtook the job. Bids count from the lot's `opensAt` on, whether it is written or not. A lot in a lane starts with
 * its turn.
 */
export function startRows(lot: LotState): HistoryEntry[] {
  return lot.opened || isBeforeTurn(lot) ? [] : [startRow(lot)];
}

/** It commits the seller to the minimum price of that moment. */
function startRow({ reserve }: LotState): HistoryEntry {
  return reserve === null ? started : { ...started, secretAmount: reserve };
}

/** Writes the start of a lot at its time, once. @returns NOT_DUE before that, after the end, or when it is written. */
export function open(lot: LotState, now: number): Decision<null> | Refused<"NOT_DUE"> {
  if (lot.opened || lot.lane || !isOpenAt(lot, now)) return { ok: false, code: "NOT_DUE", details: {} };
  return {
    ok: true,
    lot: { ...lot, opened: true, seq: lot.seq + 1 },
    newMark: null,
    holds: [],
    history: startRows(lot),
    notices: [],
    reply: null,
  };
}
