/** What one bid on, by what became of it. Every page carries this file: the words are elsewhere. */
export const SECTIONS = ["leading", "outbid", "awaiting", "won", "notwon", "offers", "all"] as const;

export type Section = (typeof SECTIONS)[number];

/** `?section=` of the address; none is the first. @throws for a word that names no section. */
export function readBuyingSearch(search: Record<string, unknown>): { section?: Section } {
  const { section } = search;
  if (section === undefined) return {};
  const known = SECTIONS.find((each) => each === section);
  if (known === undefined) throw new Error("no such section");
  return { section: known };
}
