/** The usual increments, AED: 1, 2 and 5 of each power of ten, and 250 for cheap cars. */
const RUNGS = [50, 100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/**
 * Returns the next increment above or below, AED; null at the end of the list. A value between two entries goes to the
 * nearer end.
 */
export function nextStep(step: number, direction: "up" | "down"): number | null {
  return direction === "up"
    ? (RUNGS.find((rung) => rung > step) ?? null)
    : (RUNGS.findLast((rung) => rung < step) ?? null);
}

/**
 * Returns the lowered start price, AED: a tenth lower, rounded down to a multiple of the increment; null: it cannot go
 * lower.
 */
export function loweredStart(start: number, step: number): number | null {
  const lowered = Math.max(step, Math.floor((start * 9) / (10 * step)) * step);
  return lowered < start ? lowered : null;
}

/** Returns the highest new minimum price, AED: at least 5 % lower. */
export function highestMinimum(minimum: number): number {
  return Math.floor((minimum * 95) / 100);
}
