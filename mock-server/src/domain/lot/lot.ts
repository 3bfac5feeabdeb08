/** The auction state of a lot. */
import type { NextOffer, Offer } from "./offer.ts";
import { nextMin } from "@marsa/api-spec/money";
import type { LaneFees } from "./fees.ts";
import type { Pause } from "./pause.ts";
import type { LanePhase, DeskVia, RoomDesk } from "./via.ts";

/** The kinds of lots. Here prices are in AED, instants in ms since 1970 UTC. */
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

/** How a live lane affects the bidding on one of its lots. */
export interface LotInLane {
  readonly queueId: number;
  /** Before its turn a lot takes stored maxima only, in its turn every bid, in between none. */
  readonly bids: "maxima" | "all" | "none";
  /** In the final call the seller's prices and the stored maxima are fixed. */
  readonly finalCall: boolean;
  /** First instant at which a bid comes too late, in the lane's current state; null without one. */
  readonly closesAt: number | null;
  /** Why a lot in its turn takes no bids; null while the lane runs. */
  readonly paused: Pause | null;
  /** Left out in a lane without the room. */
  readonly room?: RoomDesk;
  /** The lane's own; left out: none. */
  readonly fees?: LaneFees;
}

/** The visible price of a lot, its leader, and the leader's stored maximum, which the leader alone reads. AED. */
export interface Lead {
  readonly price: number;
  readonly leaderId: number;
  readonly leaderMax: number;
  /** The desk's bid that took the lead; left out for a lead of the net. */
  readonly via?: DeskVia;
}

/** Whether the room leads, and nobody has said whose bid it is. */
export function isUnnamed({ via }: Lead): boolean {
  return via?.channel === "room" && via.paddle === undefined;
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
  /** Whether the history has "auction started". Bids count from `opensAt` on, written or not. */
  readonly opened: boolean;
  readonly startPrice: number;
  readonly step: number;
  /** Minimum (reserve) price: only the seller and staff know it until it is reached. */
  readonly reserve: number | null;
  readonly buyNow: number | null;
  /** Null until the first bid. */
  readonly lead: Lead | null;
  /** Number of bids in the history, and of marks ("Bidder 3"). */
  readonly bids: number;
  readonly bidders: number;
  readonly extensions: number;
  readonly reserveReached: boolean;
  /** How often the minimum was lowered after the first bid. */
  readonly reserveLowered: number;
  /** Review period in days, and its deadline once the lot is summarizing. */
  readonly reviewDays: number;
  readonly reviewEndsAt: number | null;
  /** Offers between seller and buyer after the end, oldest first; left out without any. */
  readonly offers?: readonly Offer[] | undefined;
  /** Offers to the next bidders after a buyer did not pay, oldest first; left out without any. */
  readonly nextOffers?: readonly NextOffer[] | undefined;
  /** From this amount on (AED) the auctioneer may sell below the minimum price; the seller's secret. Left out: none. */
  readonly authority?: number | undefined;
  /** False: in a lane a highest bid below the minimum price is not for the seller to decide; their secret. Left out: it is. */
  readonly subject?: false | undefined;
  /** What the auctioneer asks of the next bid, AED; left out: the step decides. */
  readonly ask?: number | undefined;
  /** The last bid of the desk, with what it changed; left out before the first one. */
  readonly deskBid?: DeskBid;
  /** Increases by one with each committed change that others can see. */
  readonly seq: number;
  /** Null: a standard lot, which opens and ends by its own times. */
  readonly lane: LotInLane | null;
}

/** A bid of the desk, and the lot before it. */
export interface DeskBid {
  readonly userId: number;
  /** AED. */
  readonly amount: number;
  readonly via: DeskVia;
  /** The number of bids and the minimum price after it: others mean that something came since. */
  readonly bids: number;
  readonly reserve: number | null;
  readonly before: {
    readonly lead: Lead | null;
    readonly reserveReached: boolean;
    readonly phase: LanePhase | null;
    /** Time left in the phase, ms. */
    readonly leftMs: number;
    /** The bidder's own bids. */
    readonly bid: Stake["bid"] | null;
  };
}

/** A lot with a bid. */
export interface LedLot extends LotState {
  readonly lead: Lead;
}

/** One person's means on one lot, read in the same transaction. Amounts in fils. */
export interface Stake {
  /** The mark given for this lot ("Bidder 3"), or null before the first bid. */
  readonly mark: number | null;
  /** With the extra hold of the lot's group. */
  readonly availableFils: number;
  readonly heldOnLotFils: number;
  /** Their highest amount so far and their stored maximum, AED; left out before the first bid. */
  readonly bid?: { readonly max: number; readonly storedMax: number | null };
  /** The hold of the highest maximum that sleeps in the group of the lot; left out without a group. */
  readonly asleepFils?: number;
}

/** The minimum price as a light: `none` = there is no minimum. The light does not show the distance. */
export type Light = "none" | "red" | "green";

export function lightOf({ reserve, lead }: Pick<LotState, "reserve" | "lead">): Light {
  if (reserve === null) return "none";
  return lead && lead.price >= reserve ? "green" : "red";
}

/** Returns the least amount (AED) that the next bid may have: the auctioneer's ask, or by the step. */
export function leastBid(lot: Pick<LotState, "lead" | "startPrice" | "step" | "ask">): number {
  const { lead, startPrice, step, ask } = lot;
  return ask ?? nextMin({ price: lead?.price ?? null, startPrice, step });
}

/** The change that ends an ask: it is for one bid. */
export function withoutAsk({ ask }: Pick<LotState, "ask">): Pick<LotState, "ask"> {
  return ask === undefined ? {} : { ask: undefined };
}

/** The bid fields of a lot before its first bid. */
export const NOTHING_HAPPENED = {
  opened: false,
  lead: null,
  bids: 0,
  bidders: 0,
  extensions: 0,
  reserveReached: false,
  reserveLowered: 0,
} as const satisfies Partial<LotState>;

/** Whether a bid received at `at` is in time. For a lane lot before its turn this holds for stored maxima only. */
export function isOpenAt(lot: LotState, at: number): boolean {
  if (lot.lane) return lot.lane.bids !== "none" && (lot.lane.closesAt === null || at < lot.lane.closesAt);
  return lot.status === "active" && lot.opensAt <= at && at < lot.endsAt;
}

/** Whether a lot waits for its turn in a lane. */
export function isBeforeTurn({ lane }: Pick<LotState, "lane">): boolean {
  return lane?.bids === "maxima";
}

/**
 * Returns the buy-now price (AED) while it can be taken: until the next allowable bid reaches it, and in a lane
 * until the lot opens. Otherwise null.
 */
export function buyNowAt(lot: LotState, at: number): number | null {
  const isOpen = lot.lane ? isBeforeTurn(lot) : isOpenAt(lot, at);
  return lot.buyNow !== null && isOpen && leastBid(lot) < lot.buyNow ? lot.buyNow : null;
}
