import { readWords } from "../../lib/read-words.ts";

/** A seller’s lots by status. */
export const SECTIONS = [
  "all",
  "draft",
  "moderation",
  "active",
  "summarizing",
  "sold",
  "notsold",
  "hidden",
] as const;

export type Section = (typeof SECTIONS)[number];

/** The address of the list: `/sale?section=draft&q=lexus`. */
export interface SaleSearch {
  section?: Section;
  q?: string;
}

/** Reads the address; no section is the first. @throws for a word that names no section. */
export function readSaleSearch(search: Record<string, unknown>): SaleSearch {
  const { section } = search;
  const q = readWords(search["q"]);
  const known = SECTIONS.find((each) => each === (section ?? SECTIONS[0]));
  if (known === undefined) throw new Error("no such section");
  return saleSearch(known, q);
}

/** The address of a section as a link wants it. */
export function saleSearch(section: Section, q: string): SaleSearch {
  return { ...(section !== SECTIONS[0] && { section }), ...(q !== "" && { q }) };
}
