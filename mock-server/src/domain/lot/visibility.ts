/** Decides who may read a history row. */
import type { HistoryEntry, HistoryKind } from "./decision.ts";

/** A reader of a lot's history. Staff = back office, managers, admins, and the auctioneer of the lot's lane. */
export interface Viewer {
  /** null: nobody is signed in. */
  readonly userId: number | null;
  readonly isSeller: boolean;
  readonly isStaff: boolean;
}

type Audience = "everyone" | "owner" | "seller" | "parties" | "partiesAndStaff" | "sellerAndStaff";

const AUDIENCE = {
  bid: "everyone",
  automatic_bid: "everyone",
  taken_back: "everyone",
  minimum_reached: "everyone",
  extended: "everyone",
  auction_started: "everyone",
  start_price_lowered: "everyone",
  min_price_changed: "everyone",
  buy_now_changed: "everyone",
  report_changed: "everyone",
  question_answered: "everyone",
  sold_by_buy_now: "everyone",
  finished: "everyone",
  sold: "everyone",
  not_sold: "everyone",
  proxy_set: "owner",
  authority_given: "seller",
  proxy_cancelled: "owner",
  bid_accepted: "parties",
  bid_declined: "parties",
  claim_made: "partiesAndStaff",
  claim_decided: "partiesAndStaff",
  sent_to_moderation: "sellerAndStaff",
  moderation_withdrawn: "sellerAndStaff",
  moderation_returned: "sellerAndStaff",
  moderation_approved: "sellerAndStaff",
} as const satisfies Record<HistoryKind, Audience>;

/** Every kind of row. */
export const HISTORY_KINDS = Object.keys(AUDIENCE) as HistoryKind[];

/** Whether rows of this kind are hidden from most people. */
export function isSecret(kind: HistoryKind): boolean {
  return AUDIENCE[kind] !== "everyone";
}

/**
 * Whether nobody but one person learns of the command that wrote these rows: a maximum was set, raised or removed, or
 * a seller gave an authority, and nothing else.
 */
export function isQuiet(rows: readonly Pick<HistoryEntry, "kind">[]): boolean {
  return rows.every(({ kind }) => AUDIENCE[kind] === "owner" || AUDIENCE[kind] === "seller");
}

/**
 * Whether a viewer may read a history row. A maximum is its owner's secret, even from staff; a decision is for the
 * bidder in the row and the seller.
 */
export function visibleTo(entry: Pick<HistoryEntry, "kind" | "userId">, viewer: Viewer): boolean {
  const isOwn = entry.userId !== null && entry.userId === viewer.userId;
  switch (AUDIENCE[entry.kind]) {
    case "everyone":
      return true;
    case "owner":
      return isOwn;
    case "seller":
      return viewer.isSeller;
    case "parties":
      return isOwn || viewer.isSeller;
    case "partiesAndStaff":
      return isOwn || viewer.isSeller || viewer.isStaff;
    case "sellerAndStaff":
      return viewer.isSeller || viewer.isStaff;
  }
}
