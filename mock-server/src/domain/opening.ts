import type { Decision, HistoryEntry, Refused } from "./decision.ts";
import { isOpenAt, type LotState } from "./lot.ts";

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
 * that overtook the job. Bids count from the lot's `opensAt` on, whether it is written or not.
 */
export function startRows(lot: LotState): HistoryEntry[] {
  return lot.opened ? [] : [started];
}

/** Writes the start of a lot at its time, once. @returns NOT_DUE before that, after the end, or when it is written. */
export function open(lot: LotState, now: number): Decision<null> | Refused<"NOT_DUE"> {
  if (lot.opened || !isOpenAt(lot, now)) return { ok: false, code: "NOT_DUE", details: {} };
  return {
    ok: true,
    lot: { ...lot, opened: true, seq: lot.seq + 1 },
    newMark: null,
    holds: [],
    history: [started],
    notices: [],
    reply: null,
  };
}
