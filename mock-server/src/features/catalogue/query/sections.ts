/** The sections of the catalogue. */
import { DAY_MS } from "../../../domain/lot/terms.ts";
import { condition, type Condition } from "./condition.ts";
import { LISTED, MINE } from "./lot-sql.ts";

/** How long a finished lot stays in the lists of lots for sale. */
export const JUST_FINISHED_MS = 3_600_000;
/** Longer than any review: no lot that ended before this still awaits a decision. A bound for the index, not a rule. */
export const LONGEST_REVIEW_MS = 8 * DAY_MS;

const FOR_SALE = `l.ends_at > @at - ${LONGEST_REVIEW_MS}
  AND (l.ends_at > @at - ${JUST_FINISHED_MS} OR l.status = 'summarizing')`;

/**
 * all = open, in a lane, upcoming, awaiting the seller's decision, or ended within the last hour; vehicles and
 * apartments are its halves. live = in a lane; finished = all ended lots; favorites = the reader's watchlist, in
 * any phase.
 */
const SECTIONS = {
  all: FOR_SALE,
  vehicles: `l.kind = 'vehicle' AND ${FOR_SALE}`,
  apartments: `l.kind = 'apartment' AND ${FOR_SALE}`,
  live: "l.queue_id IS NOT NULL AND l.status IN ('active', 'inProgress', 'finished')",
  upcoming: "l.ends_at > @at AND l.opens_at > @at",
  finished: "l.ends_at <= @at",
  favorites: MINE.favorite,
} as const;

export type Section = keyof typeof SECTIONS;

/** Returns the section of this name; null: none. */
export function sectionNamed(name: string): Section | null {
  return Object.hasOwn(SECTIONS, name) ? (name as Section) : null;
}

/** Whether the section has the lots for sale, or half of them. */
export function isForSale(section: Section): boolean {
  return section === "all" || section === "vehicles" || section === "apartments";
}

/** Whether a section has so many lots that a page is found fastest along the index of its order. */
export function isBroad(section: Section): boolean {
  return isForSale(section) || section === "finished";
}

/** Returns the condition of a section for the query's reader: public lots only. Visitors watch nothing. */
export function sectionCondition(section: Section): Condition {
  return condition("section", `${LISTED} AND ${SECTIONS[section]}`);
}
