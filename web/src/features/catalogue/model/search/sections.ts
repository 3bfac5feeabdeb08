import { counted } from "#/lib/format/counts.ts";

/** The sections with a tab, in the order of the tabs. */
export const SECTIONS = ["all", "vehicles", "apartments", "live", "favorites", "finished"] as const;
export type Section = (typeof SECTIONS)[number];

interface Words {
  /** The word on the tab. */
  tab: string;
  /** The noun for one lot of the section, and for several, in the heading. */
  one: string;
  many: string;
  /** The title of the page. */
  title: string;
}

export const SECTION_WORDS: Readonly<Record<Section, Words>> = {
  all: { tab: "All", one: "lot", many: "lots", title: "Auction list" },
  vehicles: { tab: "Vehicles", one: "vehicle", many: "vehicles", title: "Vehicles" },
  apartments: { tab: "Apartments", one: "apartment", many: "apartments", title: "Apartments" },
  live: { tab: "Live lanes", one: "lot in a lane", many: "lots in lanes", title: "Live lanes" },
  favorites: { tab: "Watchlist", one: "watched lot", many: "watched lots", title: "Watchlist" },
  finished: { tab: "Finished", one: "finished lot", many: "finished lots", title: "Finished" },
};

/** Whether a name is a section; no name means all. */
export function isSection(name: string | undefined): name is Section | undefined {
  return name === undefined || (SECTIONS as readonly string[]).includes(name);
}

/** The number of lots with the section's noun: "1,206 lots", "1 vehicle", "1,000+ lots" where there are more. */
export function countedIn(section: Section, n: number, capped?: boolean): string {
  const { one, many } = SECTION_WORDS[section];
  return counted(n, one, many, capped);
}
