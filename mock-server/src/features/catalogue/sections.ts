import { DAY_MS } from "../../domain/terms.ts";
import { condition, type Condition } from "./condition.ts";
import { LISTED, MINE } from "./lot-sql.ts";

/** How long a finished lot stays in the lists of what is for sale. */
export const JUST_FINISHED_MS = 3_600_000;
/** Longer than any review: nothing that ended before still awaits a decision. A bound for the index, not a rule. */
export const LONGEST_REVIEW_MS = 8 * DAY_MS;

const FOR_SALE = `l.ends_at > @at - ${LONGEST_REVIEW_MS}
  AND (l.ends_at > @at - ${JUST_FINISHED_MS} OR l.status = 'summarizing')`;

/**
 * all = open, in a lane, upcoming, awaiting the seller's decision, or ended within the last hour; vehicles and
 * apartments are its two halves. live = in a lane; finished = all that ever ended; favorites = what the reader watches,
 * whatever became of it.
 */
const SECTIONS = {
  all: FOR_SALE,
  vehicles: `l.kind = 'vehicle' AND ${FOR_SALE}`,
  apartments: `l.kind = 'apartment' AND ${FOR_SALE}`,
  live: "l.queue_id IS NOT NULL AND l.status IN ('active', 'inProgress', 'finished')",
  upcoming: "l.opens_at > @at",
  finished: "l.ends_at <= @at",
  favorites: MINE.favorite,
} as const;

export type Section = keyof typeof SECTIONS;

/** The section of this name, or null: there is none. */
export function sectionNamed(name: string): Section | null {
  return Object.hasOwn(SECTIONS, name) ? (name as Section) : null;
}

/** Whether it is the lots that are for sale, or a half of them. */
export function isForSale(section: Section): boolean {
  return section === "all" || section === "vehicles" || section === "apartments";
}

/** Sections with so many of all lots that a page of them is found soonest along the index of its order. */
export function isBroad(section: Section): boolean {
  return isForSale(section) || section === "finished";
}

/** What belongs to a section, for the reader of the query: only lots on public view. Nobody watches anything without an account. */
export function sectionCondition(section: Section): Condition {
  return condition("section", `${LISTED} AND ${SECTIONS[section]}`);
}
