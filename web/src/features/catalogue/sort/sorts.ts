import { type Sort, SORTS } from "../list/read-list-search.ts";
import type { Section } from "../list/sections.ts";

const WORDS: Readonly<Record<Sort, string>> = {
  ending: "Ending soon",
  new: "Newly listed",
  price_asc: "Lowest price",
  price_desc: "Highest price",
  bids: "Most bids",
  year: "Newest year",
  mileage: "Lowest mileage",
};

/** An order's word; what is over ended last instead of ending soon. */
export function sortWord(sort: Sort, section: Section): string {
  return sort === "ending" && section === "finished" ? "Just ended" : WORDS[sort];
}

/** The orders that make sense in a section: apartments have no mileage. */
export function sortsOf(section: Section): Sort[] {
  return SORTS.filter((sort) => section !== "apartments" || (sort !== "year" && sort !== "mileage"));
}
