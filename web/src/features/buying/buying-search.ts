/** The sections of the reader's lots. In the first load of every page, so the words are elsewhere. */
export const SECTIONS = ["leading", "outbid", "awaiting", "won", "notwon", "offers", "all"] as const;

export type Section = (typeof SECTIONS)[number];

/**
 * Reads `?section=` of the address; without it the reader starts where somebody waits for them.
 * @throws Error for an unknown section
 */
export function readBuyingSearch(search: Record<string, unknown>): { section?: Section } {
  const { section } = search;
  if (section === undefined) return {};
  const known = SECTIONS.find((each) => each === section);
  if (known === undefined) throw new Error("no such section");
  return { section: known };
}
