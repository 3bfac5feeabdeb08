/**
 * The interfaces through which the store and the jobs use the outside world. main.ts and tests pass implementations
 * in.
 */
import type { Publisher } from "@marsa/realtime/publisher";

/** The clock that drives auctions, deadlines and codes. It can be frozen, set and advanced. */
export interface Clock {
  /** ms since 1970 UTC. */
  now(): number;
  /** 1 in ordinary time, 0 while frozen. */
  readonly rate: number;
  /**
   * Calls `fn` once when this clock reaches `ms` (at once if `ms` is past). When time is advanced, the promise of
   * `fn` is awaited before time goes on.
   * @returns a function that cancels the call.
   */
  at(ms: number, fn: () => unknown): () => void;
}

/** The stored setting of a clock, relative to ordinary time. */
export interface ClockSetting {
  /** ms ahead of ordinary time; without meaning while the clock is frozen. */
  readonly offsetMs: number;
  /** The instant at which the clock is frozen, ms since 1970 UTC; null while it runs. */
  readonly frozenAt: number | null;
  /** The last stored instant of this clock, ms since 1970 UTC: the clock never resumes before it. */
  readonly reachedAt?: number;
}

/** Publishes events to the router. */
export type EventPublisher = Pick<Publisher, "connected" | "publish" | "onChange">;

/** Reports who is connected to the router. */
export type RouterPresence = Pick<Publisher, "peopleAt" | "onLeave" | "isHere">;

/** Commands received and not judged yet. */
export interface InFlight {
  /**
   * Waits until every command on this lot received before `instant` (ms) is judged.
   * @returns false if that takes longer than `withinMs`.
   */
  judged(lotId: number, instant: number, withinMs: number): Promise<boolean>;
}

/** Logs defects and outages, never secrets. */
export interface Log {
  warn(event: string, facts?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(
    event: string,
    error: unknown,
    facts?: Readonly<Record<string, string | number | boolean | null>>,
  ): void;
}

/** A bid that did not count, as the auctioneer's desk sees it. Instants and durations in ms, amount in AED. */
export interface LostBid {
  readonly at: number;
  readonly lotId: number;
  /** As everybody reads the bidder; null for one without a mark on this lot. */
  readonly mark: string | null;
  /** Amount of an exact bid. A maximum stays its owner's secret, even if it came too late. */
  readonly amount: number | null;
  /** late: after the hammer. missed: while the lane was paused. too_low: below the next minimum. */
  readonly why: "late" | "missed" | "too_low";
  readonly lateMs: number | null;
}

/** Bids lost in one lane since the server started. */
export interface LostBids {
  /** Bids that came after the hammer. */
  readonly late: number;
  /** Bids refused because the lane was paused. */
  readonly missed: number;
  /** The latest lost bids, too low ones included, newest first. */
  readonly newest: readonly LostBid[];
}

/** Viewers of the live lanes, as the auctioneer's desk sees them: numbers and marks, never names or maxima. */
export interface Audience {
  /** Signed-in people in this lane's room now, each once, without the staff. */
  online(queueId: number): number;
  /** The people among them who have not bid in this lane. */
  watching(queueId: number): number;
  setOnline(queueId: number, people: number, watching: number): void;
  /** Forgets the viewers of all other lanes. */
  keepOnline(queueIds: readonly number[]): void;
  lost(queueId: number): LostBids;
  addLost(queueId: number, bid: LostBid): void;
  /** Every lane with at least one viewer. */
  all(): Record<string, number>;
}
