import type { LotState } from "./lot.ts";

/**
 * What a command did to a lot. The store writes all of it in one transaction, or nothing.
 * A decision is data: no clock, no random, no promise, so it may be computed again.
 */
export interface Decision<Reply> {
  readonly ok: true;
  readonly lot: LotState;
  /** Marks given by this command: the bidder's place inside the lot ("Bidder 3"). */
  readonly newMark: { readonly userId: number; readonly mark: number } | null;
  /** What each person's deposit holds on this lot afterwards, in fils. Only those that change. */
  readonly holds: readonly HoldChange[];
  /** Rows for the lot's history, in the order that decides. */
  readonly history: readonly HistoryEntry[];
  /** What single persons are told, each on their own topic. */
  readonly notices: readonly Notice[];
  readonly reply: Reply;
}

export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  /** Facts for the person who asked (next_min, top_up, late_ms…); never anybody else's secret. */
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
  | "proxy_set"
  | "proxy_cancelled"
  | "minimum_reached"
  | "extended"
  | "auction_started"
  | "start_price_lowered"
  | "min_price_changed"
  | "buy_now_changed"
  | "sold_by_buy_now"
  | "bid_accepted"
  | "bid_declined"
  | "sent_to_moderation"
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
   * An amount that the row stands for and does not tell, AED: the minimum price. The journal commits to it. Left out
   * where there is none.
   */
  readonly secretAmount?: number;
  readonly auto: boolean;
  /** The cause in words, fit for everyone who may read the row. */
  readonly cause: string;
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
