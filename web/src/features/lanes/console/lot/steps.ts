/** The rungs an auctioneer calls, AED: 1, 2 and 5 of each power of ten, and the 250 that cheap cars are sold by. */
const RUNGS = [50, 100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/** The bid step one rung above or below, AED; null at the end of the ladder. A step between two rungs goes to the nearer end. */
export function nextStep(step: number, direction: "up" | "down"): number | null {
  return direction === "up"
    ? (RUNGS.find((rung) => rung > step) ?? null)
    : (RUNGS.findLast((rung) => rung < step) ?? null);
}

/** The start price after it was lowered, AED: a tenth less, down to a multiple of the step; null: it cannot go lower. */
export function loweredStart(start: number, step: number): number | null {
  const lowered = Math.max(step, Math.floor((start * 9) / (10 * step)) * step);
  return lowered < start ? lowered : null;
}

/** The highest minimum price that a change may set, AED: at least 5 % lower. */
export function highestMinimum(minimum: number): number {
  return Math.floor((minimum * 95) / 100);
}
