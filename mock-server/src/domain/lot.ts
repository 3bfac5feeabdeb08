import type { Offer } from "./offer.ts";
import { nextMin } from "@marsa/api-spec/money";
import type { Pause } from "./pause.ts";

/** The lot as the auction sees it: what a command is judged on. Prices in AED, instants in ms since 1970 UTC. */
export type LotKind = "vehicle" | "apartment";

export type LotStatus =
  | "draft"
  | "moderation"
  | "active"
  | "inProgress"
  | "finished"
  | "sold"
  | "notSold"
  | "summarizing";

/** What a live lane has to do with the bidding on one of its lots. */
export interface LotInLane {
  readonly queueId: number;
  /** Before its turn a lot takes stored maxima alone, in its turn every bid, and none in between. */
  readonly bids: "maxima" | "all" | "none";
  /** Going once, going twice: prices of the seller and maxima stay as they are. */
  readonly finalCall: boolean;
  /** First instant at which a bid comes too late, as the lane stands now; null without one. */
  readonly closesAt: number | null;
  /** Why a lot in its turn takes no bids; null while the lane goes on. */
  readonly paused: Pause | null;
}

export interface LotState {
  readonly id: number;
  readonly kind: LotKind;
  readonly sellerId: number;
  readonly status: LotStatus;
  /** First instant at which a bid may be received. */
  readonly opensAt: number;
  /** First instant at which a bid comes too late. */
  readonly endsAt: number;
  /** Whether "auction started" stands in the history; bids count from `opensAt` on, written or not. */
  readonly opened: boolean;
  readonly startPrice: number;
  readonly step: number;
  /** Min (reserve) price: known to the seller and staff alone until it is reached. */
  readonly reserve: number | null;
  readonly buyNow: number | null;
  /** Visible price; null until the first bid. */
  readonly price: number | null;
  readonly leaderId: number | null;
  /** Stored maximum of the leader, who alone may know it. */
  readonly leaderMax: number | null;
  /** How many bids stand in the history, and how many marks ("Bidder 3") were given. */
  readonly bids: number;
  readonly bidders: number;
  readonly extensions: number;
  readonly reserveReached: boolean;
  /** How often the minimum was lowered after the first bid. */
  readonly reserveLowered: number;
  /** Review period in days, and its deadline once the lot is summarizing. */
  readonly reviewDays: number;
  readonly reviewEndsAt: number | null;
  /** What the two sides have offered each other since, the oldest first; left out where nobody has. */
  readonly offers?: readonly Offer[] | undefined;
  /** Grows by one with each committed change that others can see. */
  readonly seq: number;
  /** Null: a standard lot, which opens and ends by its own times. */
  readonly lane: LotInLane | null;
}

/** One person's means on one lot, read in the same transaction. Amounts in fils. */
export interface Stake {
  /** The mark given for this lot ("Bidder 3"), or null before the first bid. */
  readonly mark: number | null;
  readonly availableFils: number;
  readonly heldOnLotFils: number;
}

/** The minimum price as a light: `none` = there is no minimum. Not even its colour tells how far it is. */
export type Light = "none" | "red" | "green";

export function lightOf({ reserve, price }: Pick<LotState, "reserve" | "price">): Light {
  if (reserve === null) return "none";
  return price !== null && price >= reserve ? "green" : "red";
}

/** A lot before its first bid, as far as bids change it. */
export const NOTHING_HAPPENED = {
  opened: false,
  price: null,
  leaderId: null,
  leaderMax: null,
  bids: 0,
  bidders: 0,
  extensions: 0,
  reserveReached: false,
  reserveLowered: 0,
} as const satisfies Partial<LotState>;

/** Whether a bid received at `at` is in time. In a lane before its turn that is so for stored maxima alone. */
export function isOpenAt(lot: LotState, at: number): boolean {
  if (lot.lane) return lot.lane.bids !== "none" && (lot.lane.closesAt === null || at < lot.lane.closesAt);
  return lot.status === "active" && lot.opensAt <= at && at < lot.endsAt;
}

/** Whether a lot waits for its turn in a lane. */
export function isBeforeTurn({ lane }: Pick<LotState, "lane">): boolean {
  return lane?.bids === "maxima";
}

/**
 * The buy-now price (AED) as long as it can be taken: until the next allowable bid reaches it, and
 * in a lane until the lot opens. Otherwise null.
 */
export function buyNowAt(lot: LotState, at: number): number | null {
  const isOpen = lot.lane ? isBeforeTurn(lot) : isOpenAt(lot, at);
  return lot.buyNow !== null && isOpen && nextMin(lot) < lot.buyNow ? lot.buyNow : null;
}
