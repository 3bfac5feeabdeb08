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
export interface Lost {
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
  lost(queueId: number): Lost;
  addLost(queueId: number, bid: LostBid): void;
  /** Every lane with somebody in it. */
  all(): Record<string, number>;
}

/** How many lost bids are remembered one by one. */
const NEWEST = 20;
const NOTHING: Lost = { late: 0, missed: 0, newest: [] };

/** In: nothing. Out: empty rooms. */
export function createAudience(): Audience {
  const online = new Map<number, number>();
  const lost = new Map<number, Lost>();
  return {
    online: (queueId) => online.get(queueId) ?? 0,
    setOnline(queueId, people) {
      if (people > 0) online.set(queueId, people);
      else online.delete(queueId);
    },
    lost: (queueId) => lost.get(queueId) ?? NOTHING,
    addLost(queueId, bid) {
      const { late, missed, newest } = lost.get(queueId) ?? NOTHING;
      lost.set(queueId, {
        late: late + (bid.why === "late" ? 1 : 0),
        missed: missed + (bid.why === "missed" ? 1 : 0),
        newest: [bid, ...newest].slice(0, NEWEST),
      });
    },
    all: () => Object.fromEntries(online),
  };
}
