/** The next best lots for a bidder who lost one. */

const MOST_NEXT_BEST = 3;
const WEEK_MS = 7 * 86_400_000;
/** A lot below this share of the maximum is another class of lot. */
const LEAST_SHARE = 0.5;

/** A lot of the same kind as the lost one. Amounts in whole AED. */
export interface Candidate {
  readonly id: number;
  /** Points of similarity with the lost lot. */
  readonly likeness: number;
  readonly nextMin: number;
  /** Ms. */
  readonly endsAt: number;
}

/** Returns the next bids (whole AED) and ends (ms) in which a next best lot lies: near the maximum, within a week. */
export function nextBestRange(maximum: number, now: number) {
  return { from: maximum * LEAST_SHARE, to: maximum, after: now, before: now + WEEK_MS } as const;
}

/**
 * Returns the three next best lots of these: the maximum covers the next bid and is near it, and the lot ends later,
 * within a week. The most similar comes first, then the price nearest to the maximum, then the earliest end.
 */
export function nextBest<Lot extends Candidate>(lots: readonly Lot[], maximum: number, now: number): Lot[] {
  const { from, to, after, before } = nextBestRange(maximum, now);
  return lots
    .filter(({ nextMin, endsAt }) => nextMin >= from && nextMin <= to && endsAt > after && endsAt <= before)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness ||
        other.nextMin - one.nextMin ||
        one.endsAt - other.endsAt ||
        one.id - other.id,
    )
    .slice(0, MOST_NEXT_BEST);
}
