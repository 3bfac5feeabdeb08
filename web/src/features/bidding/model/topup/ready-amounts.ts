/** The amounts that a top-up for a bid offers: just enough, and two round ones above it. */

const ROUND = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/** Returns the missing amount and up to two round amounts above it, whole AED. */
export function readyAmounts(missing: number): number[] {
  return [missing, ...ROUND.filter((round) => round > missing).slice(0, 2)];
}
