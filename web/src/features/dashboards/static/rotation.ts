/** How long a page of the list, and its photo, stay, ms. */
export const STAYS_MS = 8_000;

export interface Rotation {
  /** Pages of the list, at least one. */
  readonly pages: number;
  /** The page that is shown, from 0. */
  readonly page: number;
  /** Its lots: from, up to but not including. */
  readonly from: number;
  readonly to: number;
  /** The lot whose photo is shown: one of the page, another each time round. Null without lots. */
  readonly pictured: number | null;
}

/**
 * What a hall's screen shows in a turn of 8 s, at most so many lots on a page. It follows from the time alone, so that all screens of a hall turn
 * together, whenever they were switched on.
 */
export function rotationAt(turn: number, lots: number, most: number): Rotation {
  const pages = Math.max(1, Math.ceil(lots / most));
  // No page is left with a lot or two.
  const perPage = Math.ceil(lots / pages);
  const page = turn % pages;
  const from = page * perPage;
  const to = Math.min(lots, from + perPage);
  const onPage = to - from;
  const pictured = onPage > 0 ? from + (Math.floor(turn / pages) % onPage) : null;
  return { pages, page, from, to, pictured };
}
