import { money } from "@marsa/api-spec/amounts";
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
  /** Paddles given and phone lines; null: a lane without the room, or not known. */
  readonly room: Schema<"LaneBoard">["room"] | null;
  /** Whether the connection is lost, and this is the last known state. */
  readonly stale: boolean;
}

/** Returns the newest bids on a lot from the lane's log, without those that were taken back. */
export function bidsOf(log: readonly LogLine[], lotId: number, most: number): HistoryRow[] {
  const bids: HistoryRow[] = [];
  let back: HistoryRow | null = null;
  for (const line of log) {
    if (line.of !== "lot" || line.lotId !== lotId) continue;
    const { row } = line;
    if (row.kind === "taken_back") back = row;
    else if (back && row.kind === "bid" && row.mark === back.mark && row.amount === back.amount) back = null;
    else if (isBid(row)) bids.push(row);
  }
  return bids.slice(0, most);
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

/** Returns an amount of AED in the other currency, whole units with thousands grouped. */
export function inSecond(amountAed: number, { aed }: { readonly aed: number }): string {
  return money(Math.round(amountAed / aed));
}
