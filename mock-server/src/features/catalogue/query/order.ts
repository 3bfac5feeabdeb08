/** The sort orders of lists. */
import { chainBack } from "../../../tables/lots/history/history-of-lot.ts";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import type { Schema } from "../../../http/handler.ts";
import type { Section } from "./sections.ts";
import { perSqftSql } from "./lot-sql.ts";
import { youPaySql } from "./you-pay-sql.ts";

export type Sort = Schema<"Sort">;

/**
 * A part of a list: the lots of `where`, sorted by `key`, ties by id in the same direction. A list is a sequence of
 * such parts, so that each is read along one index.
 */
export interface Stretch {
  readonly where: string;
  /** An integer, never null in this part. */
  readonly key: string;
  readonly descending: boolean;
  /**
   * For keys that bids change: the key at history row `@pinned`. Bids during paging then neither repeat a lot nor
   * skip one.
   */
  readonly pinnedKey: string | null;
  /** The index for a large part of all lots, where SQLite would otherwise collect and sort all of them. */
  readonly index?: string;
  /** Whether the key is what one pays: lots far from the page then are left out by their price. */
  readonly isYouPay?: true;
}

const IS_BID = "kind IN ('bid', 'automatic_bid')";
/** All rows of a lot, and those since `@pinned`. */
const back = (...columns: string[]): string => chainBack(columns, "l.history_id");
const backToPinned = (...columns: string[]): string => chainBack(columns, "l.history_id", "h.id > @pinned");
/** The price never falls, so the newest bid before the pin gives the earlier price. */
const PRICE_THEN = `coalesce((${back("kind", "amount")}
    SELECT amount FROM back WHERE id <= @pinned AND ${IS_BID} LIMIT 1), l.start_price)`;
const BIDS_THEN = `(l.bids - (${backToPinned("kind")} SELECT count(*) FROM back WHERE ${IS_BID}))`;

const extended = (chain: typeof back, which: string): string =>
  `${chain("kind", "received_at", "at")}
    SELECT coalesce(received_at, at) FROM back WHERE kind = 'extended' AND id ${which} LIMIT 1`;

/**
 * The end before an extension is not stored, but follows from the previous extension. For the first one the lot
 * counts as ending at its extension, at most a closing window early: the lot may be skipped, never repeated.
 */
function endThen(windowMs: AuctionTerms["closingWindowMs"]): string {
  const window = `CASE l.kind WHEN 'vehicle' THEN ${windowMs.vehicle} ELSE ${windowMs.apartment} END`;
  const first = extended(backToPinned, "> @pinned ORDER BY id");
  const before = extended(back, "<= @pinned");
  return `CASE WHEN EXISTS (${first}) THEN coalesce((${before}) + ${window}, (${first})) ELSE l.ends_at END`;
}

const steady = (key: string, descending: boolean, where = "true"): Stretch => ({
  where,
  key,
  descending,
  pinnedKey: null,
});
const moving = (key: string, descending: boolean, pinnedKey: string, where = "true"): Stretch => ({
  where,
  key,
  descending,
  pinnedKey,
});

const YOU_PAY = youPaySql("l.shown_price");
/** The price then is read once, although the sum names it many times. */
const YOU_PAY_THEN = `(SELECT ${youPaySql("old.price")} FROM (SELECT ${PRICE_THEN} AS price) AS old)`;

const NOT_ENDED = "l.ends_at > @at";
/** The index of prices, with the kind, the emirate, the end and the area of a lot. */
export const BY_PRICE = "lot_list_price";

const OPEN = `${NOT_ENDED} AND l.opens_at <= @at`;
const UPCOMING = `${NOT_ENDED} AND l.opens_at > @at`;
const ENDED = "l.ends_at <= @at";
/** A part that the section excludes: SQLite reads nothing for it. */
const NONE = "false";

function partsOf(section: Section | undefined): readonly [open: string, upcoming: string, ended: string] {
  if (section === "finished") return [NONE, NONE, ENDED];
  return section === "upcoming" ? [NONE, UPCOMING, NONE] : [OPEN, UPCOMING, ENDED];
}

/**
 * Returns the parts of a sort order; each lot is in exactly one, whatever its times. `ending`: earliest end first, then earliest opening, then latest ended. Lots
 * without a year, mileage or area come last.
 */
export function stretchesOf(
  sort: Sort,
  terms: Pick<AuctionTerms, "closingWindowMs">,
  section?: Section,
): readonly Stretch[] {
  switch (sort) {
    case "ending": {
      const [open, upcoming, ended] = partsOf(section);
      return [
        moving("l.ends_at", false, endThen(terms.closingWindowMs), open),
        steady("l.opens_at", false, upcoming),
        steady("l.ends_at", true, ended),
      ];
    }
    case "new":
      return [steady("l.approved_at", true)];
    case "price_asc":
      return [{ ...moving("l.shown_price", false, PRICE_THEN), index: BY_PRICE }];
    case "price_desc":
      return [{ ...moving("l.shown_price", true, PRICE_THEN), index: BY_PRICE }];
    case "you_pay_asc":
      return [{ ...moving(YOU_PAY, false, YOU_PAY_THEN), index: BY_PRICE, isYouPay: true }];
    case "you_pay_desc":
      return [{ ...moving(YOU_PAY, true, YOU_PAY_THEN), index: BY_PRICE, isYouPay: true }];
    case "bids":
      return [moving("l.bids", true, BIDS_THEN)];
    case "year":
      return [
        steady("l.year", true, "l.year IS NOT NULL"),
        steady("coalesce(l.year, 0)", true, "l.year IS NULL"),
      ];
    case "mileage":
      return [
        steady("l.mileage", false, "l.mileage IS NOT NULL"),
        steady("coalesce(l.mileage, 0)", false, "l.mileage IS NULL"),
      ];
    case "per_sqft":
      return [
        {
          ...moving(perSqftSql("l.shown_price"), false, perSqftSql(PRICE_THEN), "l.area IS NOT NULL"),
          index: BY_PRICE,
        },
        steady("coalesce(l.area, 0)", false, "l.area IS NULL"),
      ];
  }
}
