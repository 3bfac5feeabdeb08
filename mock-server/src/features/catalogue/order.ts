import { chainBack } from "../../tables/lots/history-of-lot.ts";
import type { AuctionTerms } from "../../domain/terms.ts";
import type { Schema } from "../../http/handler.ts";

export type Sort = Schema<"Sort">;

/**
 * A stretch of a list: the lots that `where` lets in, by `key`, ties by id in the same direction. A list is its
 * stretches one after the other, so that each is read along one index.
 */
export interface Stretch {
  readonly where: string;
  /** An integer, never null within the stretch. */
  readonly key: string;
  readonly descending: boolean;
  /**
   * For keys that bids change: the key as it was when history row `@pinned` was the last one. What others bid while
   * somebody pages through the list then neither repeats a lot nor skips one.
   */
  readonly pinnedKey: string | null;
  /** The index that a large part of all lots is to be read along, where SQLite would rather gather and sort them all. */
  readonly index?: string;
}

const IS_BID = "kind IN ('bid', 'automatic_bid')";
/** All rows of a lot, and those since `@pinned`. */
const back = (...columns: string[]): string => chainBack(columns, "l.history_id");
const backToPinned = (...columns: string[]): string => chainBack(columns, "l.history_id", "h.id > @pinned");
/** The price never falls, so the newest bid of then says it. */
const PRICE_THEN = `coalesce((${back("kind", "amount")}
    SELECT amount FROM back WHERE id <= @pinned AND ${IS_BID} LIMIT 1), l.start_price)`;
const BIDS_THEN = `(l.bids - (${backToPinned("kind")} SELECT count(*) FROM back WHERE ${IS_BID}))`;

const extended = (chain: typeof back, which: string): string =>
  `${chain("kind", "received_at", "at")}
    SELECT coalesce(received_at, at) FROM back WHERE kind = 'extended' AND id ${which} LIMIT 1`;

/**
 * The end before an extension is not written down, but follows from the extension before that one. For the first one
 * the lot counts as ending when it was extended, at most a closing window early: it may be skipped then, never repeated.
 */
function endThen(windowMs: AuctionTerms["closingWindowMs"]): string {
  const window = `CASE l.kind WHEN 'vehicle' THEN ${windowMs.vehicle} ELSE ${windowMs.apartment} END`;
  const first = extended(backToPinned, "> @pinned ORDER BY id");
  const before = extended(back, "<= @pinned");
  return `CASE WHEN EXISTS (${first}) THEN coalesce((${before}) + ${window}, (${first})) ELSE l.ends_at END`;
}

const steady = (key: string, descending: boolean, where = "1"): Stretch => ({
  where,
  key,
  descending,
  pinnedKey: null,
});
const moving = (key: string, descending: boolean, pinnedKey: string, where = "1"): Stretch => ({
  where,
  key,
  descending,
  pinnedKey,
});

const BY_PRICE = "lot_list_price";

/**
 * The stretches of a sort order. `ending`: what ends soonest, then what opens soonest, then what ended last. Vehicles
 * and apartments without a year or mileage come last.
 */
export function stretchesOf(sort: Sort, terms: Pick<AuctionTerms, "closingWindowMs">): readonly Stretch[] {
  switch (sort) {
    case "ending":
      return [
        moving("l.ends_at", false, endThen(terms.closingWindowMs), "l.ends_at > @at AND l.opens_at <= @at"),
        steady("l.opens_at", false, "l.opens_at > @at"),
        steady("l.ends_at", true, "l.ends_at <= @at"),
      ];
    case "new":
      return [steady("l.approved_at", true)];
    case "price_asc":
      return [{ ...moving("l.shown_price", false, PRICE_THEN), index: BY_PRICE }];
    case "price_desc":
      return [{ ...moving("l.shown_price", true, PRICE_THEN), index: BY_PRICE }];
    case "bids":
      return [moving("l.bids", true, BIDS_THEN)];
    case "year":
      return [
        steady("l.year", true, "l.year IS NOT NULL"),
        steady("ifnull(l.year, 0)", true, "l.year IS NULL"),
      ];
    case "mileage":
      return [
        steady("l.mileage", false, "l.mileage IS NOT NULL"),
        steady("ifnull(l.mileage, 0)", false, "l.mileage IS NULL"),
      ];
  }
}
