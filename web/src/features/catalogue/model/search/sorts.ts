import { type Sort, SORTS } from "./read-list-search.ts";
import { sortFits } from "./list-search.ts";
import type { Section } from "./sections.ts";

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  ending: "Ending soon",
  new: "Newly listed",
  price_asc: "Lowest price",
  price_desc: "Highest price",
  bids: "Most bids",
  year: "Newest year",
  mileage: "Lowest mileage",
  per_sqft: "Lowest AED per sqft",
};

/**
 * Returns the words of an order; for ended lots, "ended last" in place of "ending soon".
 * @param allIn whether the prices are what one pays
 */
export function sortWord(sort: Sort, section: Section, allIn: boolean): string {
  if (allIn && sort === "price_asc") return "You pay least";
  if (allIn && sort === "price_desc") return "You pay most";
  return sort === "ending" && section === "finished" ? "Just ended" : SORT_WORDS[sort];
}

/** Returns the orders of a section. */
export function sortsOf(section: Section): Sort[] {
  return SORTS.filter((sort) => sortFits(sort, section));
}
