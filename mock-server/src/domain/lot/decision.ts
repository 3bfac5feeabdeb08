/** The result of a command on a lot, as plain data. */
import type { LotState } from "./lot.ts";
import type { Via } from "./via.ts";

/**
 * All changes that a command makes to a lot. The store writes all of them in one transaction, or none. A decision
 * depends on no clock, random number or promise, so it may be computed again.
 */
export interface Decision<Reply> {
  readonly ok: true;
  readonly lot: LotState;
  /** Marks given by this command: the bidder's place inside the lot ("Bidder 3"). */
  readonly newMark: { readonly userId: number; readonly mark: number } | null;
  /** Each person's new deposit hold on this lot, in fils. Changed holds only. */
  readonly holds: readonly HoldChange[];
  /** Rows for the lot's history, in the order that decides. */
  readonly history: readonly HistoryEntry[];
  /** Notices to single persons, each on their own topic. */
  readonly notices: readonly Notice[];
  readonly reply: Reply;
}

export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  /** Facts for the sender (next_min, top_up, late_ms…); never another person's secret. */
  readonly details: Readonly<Record<string, number | string | null>>;
}

export interface HoldChange {
  readonly userId: number;
  readonly fromFils: number;
  readonly toFils: number;
}

export type HistoryKind =
  | "bid"
  | "automatic_bid"
  | "taken_back"
  | "proxy_set"
  | "proxy_cancelled"
  | "minimum_reached"
  | "extended"
  | "auction_started"
  | "start_price_lowered"
  | "min_price_changed"
  | "buy_now_changed"
  | "authority_given"
  | "report_changed"
  | "question_answered"
  | "sold_by_buy_now"
  | "bid_accepted"
  | "bid_declined"
  | "claim_made"
  | "claim_decided"
  | "sent_to_moderation"
  | "moderation_withdrawn"
  | "moderation_returned"
  | "moderation_approved"
  | "finished"
  | "sold"
  | "not_sold";

export interface HistoryEntry {
  readonly kind: HistoryKind;
  readonly userId: number | null;
  /** The bidder's mark inside this lot; null for entries without a bidder. */
  readonly mark: number | null;
  readonly amount: number | null;
  /**
   * An amount behind the row that readers do not see, AED: the minimum price. The journal commits to it. Left out
   * where there is none.
   */
  readonly secretAmount?: number;
  readonly auto: boolean;
  /** The cause in words, fit for every reader of the row. */
  readonly cause: string;
  /** Left out in a lane without the room. */
  readonly via?: Via;
}

export interface Notice {
  readonly userId: number;
  readonly kind:
    | "outbid"
    | "leading"
    | "won"
    | "not_won"
    | "awaiting_decision"
    | "offer"
    | "sold"
    | "not_sold"
    | "balance";
}
