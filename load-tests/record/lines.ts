/**
 * The lines of a run's record, in JSON. Instants are ms since 1970 on the clock of the process that makes the load,
 * unless the server said them; prices are in AED.
 */
import type { components } from "@marsa/api-spec/generated/api.d.ts";

type Schemas = components["schemas"];

/** The first line: the setup of the run. */
export interface RunLine {
  readonly type: "run";
  readonly scenario: string;
  readonly profile: string;
  readonly beginsAt: number;
  readonly endsAt: number;
  /** Deposit of each bidder, AED. */
  readonly depositAed: number;
  /** 99 of 100 events reach their listener within so many ms of the bid, outside outages; null: no such limit. */
  readonly fanOutP99Ms?: number | null;
  readonly lots: readonly LotGiven[];
}

/** A lot on which only this run bids. */
export interface LotGiven {
  readonly id: number;
  readonly startPrice: number;
  readonly step: number;
  readonly minPrice: number | null;
  /** Null in a lane, where the auctioneer decides. */
  readonly end: number | null;
  /** The seq of the lot before the first bid. */
  readonly seq: number;
  readonly lane: number | null;
}

/** A bid and its result. */
export interface BidLine {
  readonly type: "bid";
  readonly lot: number;
  /** id_user */
  readonly who: number;
  readonly key: string;
  readonly price: number;
  readonly mode: "exact" | "max";
  readonly sentAt: number;
  /** Time at which the reply arrived. */
  readonly doneAt: number;
  /** 0: no reply after all tries. */
  readonly status: number;
  /** `data` of an accepted bid. */
  readonly reply: Schemas["BidReply"] | null;
  readonly refusal: { readonly code: string; readonly details: Record<string, unknown> } | null;
}

/** The deposit of a bidder after the bidding. */
export interface BalanceLine {
  readonly type: "balance";
  readonly who: number;
  readonly at: number;
  /** The only lot of the bidder, and its seq before the deposit was read. */
  readonly lot: number;
  readonly seq: number;
  readonly balance: Schemas["Balance"];
}

/** Some events of one topic at one listener, in the order of arrival. */
export interface ReceivedLine {
  readonly type: "received";
  /** Number of the listener; each has one link. */
  readonly who: number;
  readonly topic: string;
  readonly entries: readonly Entry[];
}

/** `before` null: not an event, but the state as read then. Price and mark are null on topics of lanes. */
export type Entry = readonly [
  at: number,
  before: number | null,
  seq: number,
  price: number | null,
  mark: number | null,
];

/** A whole event, as one listener of each topic keeps it. */
export interface EventLine {
  readonly type: "event";
  readonly who: number;
  readonly topic: string;
  readonly at: number;
  readonly event: Schemas["LotEvent"] | Schemas["LaneEvent"];
}

/** A command of the operator of a lane. */
export interface ControlLine {
  readonly type: "control";
  readonly lane: number;
  readonly lot: number | null;
  readonly call: string;
  readonly value: number | null;
  readonly sentAt: number;
  readonly ms: number;
  readonly status: number;
  readonly result: string;
}

/** Requests of visitors. */
export interface RequestLine {
  readonly type: "asked";
  readonly entries: readonly (readonly [at: number, what: string, ms: number, status: number])[];
}

/** A link to the router: up 1 when it is open, 0 when it is closed. */
export interface LinkLine {
  readonly type: "link";
  readonly who: number;
  readonly at: number;
  readonly up: 0 | 1;
}

/** A planned outage of the router. */
export interface OutageLine {
  readonly type: "outage";
  readonly from: number;
  readonly to: number;
}

export type Line =
  | RunLine
  | BidLine
  | BalanceLine
  | ReceivedLine
  | EventLine
  | ControlLine
  | RequestLine
  | LinkLine
  | OutageLine;

/** 4 of "Bidder 4"; null without a bidder. */
export function markOf(leader: string | null): number | null {
  const number = /^Bidder (\d+)$/.exec(leader ?? "")?.[1];
  return number === undefined ? null : Number(number);
}
