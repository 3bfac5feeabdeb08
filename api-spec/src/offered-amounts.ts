/** The amounts that a bidder is offered. Prices in whole AED. */

/** Returns the lowest amount on the grid of the step that is allowed, AED. */
export function firstOffered(nextMinAed: number, stepAed: number): number {
  return Math.ceil(nextMinAed / stepAed) * stepAed;
}

/**
 * Returns the three amounts of the bid panel, AED: the next minimum on the grid of the step, and the next two steps;
 * only those below `buyNow`. Where the grid has none below it, the next minimum itself. `askAed`: what the auctioneer
 * asks, the first amount then, on the grid or not.
 */
export function offeredAmounts(
  nextMinAed: number,
  stepAed: number,
  openBuyNowAed: number | null = null,
  askAed?: number,
): number[] {
  const isBelow = (amount: number) => openBuyNowAed === null || amount < openBuyNowAed;
  const second = firstOffered(nextMinAed + (askAed === undefined ? 0 : 1), stepAed);
  const first = askAed ?? second;
  const next = askAed === undefined ? second + stepAed : second;
  const amounts = [first, next, next + stepAed].filter(isBelow);
  return amounts.length > 0 ? amounts : [nextMinAed].filter(isBelow);
}

/** The part of a lot that its ask follows from. */
interface Asked {
  readonly next_min: number;
  readonly step: number;
  readonly ask?: number;
  readonly buy_now: number | null;
  readonly buynow_open: boolean;
}

/** Returns the amount that the console, the walls and the first button of a bidder name, AED. */
export function askOf({ next_min, step, ask, buy_now, buynow_open }: Asked): number {
  return offeredAmounts(next_min, step, buynow_open ? buy_now : null, ask)[0] ?? next_min;
}
