import type { Schema } from "@marsa/api-spec/client-problem";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot, LaneTurn, LogLine } from "#/realtime/lanes/lanes-store.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";

export type HistoryRow = Schema<"HistoryRow">;

/** The state of a lane's wall screen during a lot's turn, live or replayed. */
export interface WallView {
  readonly lane: NonNullable<LaneNow["lane"]>;
  readonly turn: LaneTurn;
  readonly current: LaneLot;
  readonly live: LotLive;
  readonly next: readonly LaneLot[];
  /** Newest first. */
  readonly bids: readonly HistoryRow[];
  /** People who watch; null: not known. */
  readonly online: number | null;
  /** Whether the connection is lost, and this is the last known state. */
  readonly stale: boolean;
}

/** Returns the newest bids on a lot from the lane's log. */
export function bidsOf(log: readonly LogLine[], lotId: number, most: number): HistoryRow[] {
  return log
    .flatMap((line) => (line.of === "lot" && line.lotId === lotId && isBid(line.row) ? [line.row] : []))
    .slice(0, most);
}

/**
 * Returns a bidder's mark for a hall, where nobody is "you".
 * @param own the mark of the person who is signed in on this screen; null: not known
 */
export function markOnWall(mark: string | null, own: string | null): string | null {
  return mark === "you" ? (own ?? "A bidder") : mark;
}

/** Whether a row of a lot's history is a bid, placed or made by a stored maximum. */
export function isBid({ kind }: HistoryRow): boolean {
  return kind === "bid" || kind === "automatic_bid";
}

export interface PriceLine {
  /** Whole AED. */
  readonly amount: number;
  /** The leader or winner by their mark, or the reason why there is no price. */
  readonly who: string | null;
  readonly words: string;
}

/** Returns the amount in the largest letters, and the words above it. */
export function priceLine(turn: LaneTurn, live: LotLive): PriceLine {
  const { price, start_price, leader } = live;
  if (price === null || leader === null) {
    const words = turn.phase === "finished" ? "No bid. Start price" : "Start price";
    return { amount: start_price, who: null, words };
  }
  if (turn.provisional === "sold") return { amount: price, who: leader, words: "has it" };
  if (turn.provisional === "summarizing")
    return { amount: price, who: leader, words: "leads, the seller decides" };
  return { amount: price, who: leader, words: "leads" };
}

/** The size of a price, and the part of the row beside its clock. */
export type PriceSize = "m" | "l" | "xl" | "xxl";

/** Returns the size by the number of digits: up to 999,999; to 9,999,999; to 99,999,999; above. AED. */
export function priceSize(amount: number): PriceSize {
  const digits = String(Math.trunc(amount)).length;
  if (digits <= 6) return "m";
  if (digits === 7) return "l";
  return digits === 8 ? "xl" : "xxl";
}
