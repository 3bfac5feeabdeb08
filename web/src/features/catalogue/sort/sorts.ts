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

/** Returns the words of an order; for ended lots, "ended last" in place of "ending soon". */
export function sortWord(sort: Sort, section: Section): string {
  return sort === "ending" && section === "finished" ? "Just ended" : WORDS[sort];
}

/** Returns the orders of a section: apartments have no mileage. */
export function sortsOf(section: Section): Sort[] {
  return SORTS.filter((sort) => section !== "apartments" || (sort !== "year" && sort !== "mileage"));
}
