/** What the store and the jobs need of the outside world. Given to them; nothing here is imported for its side effects. */
import type { Publisher } from "@marsa/realtime/publisher";

/** The clock that drives auctions, deadlines and codes. It can be frozen, set and advanced. */
export interface Clock {
  /** ms since 1970 UTC. */
  now(): number;
  /** 1 in ordinary time, 0 while frozen. */
  readonly rate: number;
  /**
   * Calls `fn` once when this clock reaches `ms` (at once if it has). Returns the way out. What `fn` promises is awaited
   * when time is sent ahead, before it goes on.
   */
  at(ms: number, fn: () => unknown): () => void;
}

/** How a clock stands to ordinary time. */
export interface ClockSetting {
  /** ms ahead of ordinary time; says nothing while it stands still. */
  readonly offsetMs: number;
  /** Where it stands still, ms since 1970 UTC; null while it runs. */
  readonly frozenAt: number | null;
  /** The last moment on this clock that was written down, ms since 1970 UTC: the clock never resumes before it. */
  readonly reachedAt?: number;
}

/** The way to the router. */
export type EventPublisher = Pick<Publisher, "connected" | "publish" | "onChange">;

/** Who is on the other side of it. */
export type RouterPresence = Pick<Publisher, "countSubscribers" | "onLeave" | "isHere">;

/** The commands that have been received and are not judged yet. */
export interface InFlight {
  /** Waits until every command on this lot received before `instant` (ms) is judged; false: not within `withinMs`. */
  judged(lotId: number, instant: number, withinMs: number): Promise<boolean>;
}

/** Where defects and outages are told; never with secrets. */
export interface Log {
  warn(event: string, facts?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(
    event: string,
    error: unknown,
    facts?: Readonly<Record<string, string | number | boolean | null>>,
  ): void;
}

/** A bid that did not count, as the desk is told of it. Instants and spans in ms, amount in AED. */
export interface LostBid {
  readonly at: number;
  readonly lotId: number;
  /** Null for somebody who has no mark on this lot yet. */
  readonly mark: number | null;
  /** Of an exact bid. A maximum is its owner's secret, also when it came too late. */
  readonly amount: number | null;
  /** After the hammer; while the lane stood still; below the next minimum. */
  readonly why: "late" | "missed" | "too_low";
  readonly lateMs: number | null;
}

/** What was lost in one lane since the server started. */
export interface LostBids {
  /** Bids that came after the hammer. */
  readonly late: number;
  /** Bids refused because the lane stood still. */
  readonly missed: number;
  /** The newest of them and of those that were too low, newest first. */
  readonly newest: readonly LostBid[];
}

/** Who is in the rooms of the live lanes, as far as the desk is told: numbers and marks, never names or maxima. */
export interface Audience {
  /** People who watch this lane now. */
  online(queueId: number): number;
  setOnline(queueId: number, people: number): void;
  lost(queueId: number): LostBids;
  addLost(queueId: number, bid: LostBid): void;
  /** Every lane with somebody in it. */
  all(): Record<string, number>;
}
