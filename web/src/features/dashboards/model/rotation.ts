/** A page of the list and its photo stay for this time, ms. */
export const STAYS_MS = 8_000;

export interface Rotation {
  /** Number of pages, at least one. */
  readonly pages: number;
  /** The current page, from 0. */
  readonly page: number;
  /** Its lots: `from`, up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  /** The lot with its photo on the screen: one of the page, another in each round. Null without lots. */
  readonly pictured: number | null;
}

/**
 * Returns the page and photo of a turn of 8 s, with at most so many lots per page. Depends on the time only, so that
 * all screens of a place turn together.
 */
export function rotationAt(turn: number, lots: number, most: number): Rotation {
  const pages = Math.max(1, Math.ceil(lots / most));
  const page = turn % pages;
  // The last page is full too: it begins with lots of the page before.
  const from = Math.max(0, Math.min(page * most, lots - most));
  const to = Math.min(lots, from + most);
  const onPage = to - from;
  const pictured = onPage > 0 ? from + (Math.floor(turn / pages) % onPage) : null;
  return { pages, page, from, to, pictured };
}
