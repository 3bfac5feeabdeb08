/** Writes the start of a lot. */
import type { Decision, HistoryEntry, Refused } from "./decision.ts";
import { laneWaitMs } from "./terms.ts";
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
 * Returns the row "Auction started", unless the history has it. The opening job writes the row, or an earlier bid
 * or end. Bids count from the lot's `opensAt` on, written or not. A lane lot starts with its turn.
 */
export function startRows(lot: LotState): HistoryEntry[] {
  return lot.opened || isBeforeTurn(lot) ? [] : [startRow(lot)];
}

/** The row commits the seller to the current minimum price. */
function startRow({ reserve }: LotState): HistoryEntry {
  return reserve === null ? started : { ...started, secretAmount: reserve };
}

/**
 * Writes the start of a lot at its time, once.
 * @returns NOT_DUE before that time, after the end, or when the start is written.
 */
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

/** Returns the times of a lot that waits for a live lane from `now` (ms) on: it opens only there, so both are the end of the wait. */
export function laneWait(now: number): Pick<LotState, "opensAt" | "endsAt"> {
  return { opensAt: now + laneWaitMs, endsAt: now + laneWaitMs };
}

/** Whether a lot for live lanes is in none yet. */
export function waitsForLane({
  lane,
  opensAt,
  endsAt,
}: Pick<LotState, "lane" | "opensAt" | "endsAt">): boolean {
  return !lane && opensAt === endsAt;
}
