/** Computes quartiles of prices. */

export interface Quartiles {
  /** Number of sales. */
  readonly sold: number;
  /** AED; a quarter of the sales brought less. */
  readonly lower: number;
  /** AED; a quarter of the sales brought more. */
  readonly upper: number;
}

/** Returns the quartiles of prices in AED; null without prices. */
export function quartilesOf(prices: readonly number[]): Quartiles | null {
  const lower = quantile(prices, 0.25);
  const upper = quantile(prices, 0.75);
  return lower === null || upper === null ? null : { sold: prices.length, lower, upper };
}

/**
 * Returns the price below which this share of prices lies, interpolated, rounded half up to whole AED; null without
 * prices.
 */
export function quantile(prices: readonly number[], share: number): number | null {
  if (prices.length === 0) return null;
  const inOrder = prices.toSorted((a, b) => a - b);
  const place = (inOrder.length - 1) * share;
  const below = inOrder[Math.floor(place)] ?? 0;
  const above = inOrder[Math.ceil(place)] ?? below;
  return Math.floor(below + (above - below) * (place % 1) + 0.5);
}
