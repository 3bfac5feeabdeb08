import { SECTIONS, type Section } from "./buying-search.ts";

interface Words {
  readonly tab: string;
  /** The text of an empty section: the reason, and how a lot gets there. */
  readonly empty: string;
  readonly text: string;
}

export const SECTION_WORDS: Readonly<Record<Section, Words>> = {
  leading: {
    tab: "Leading",
    empty: "You are not leading any lot",
    text: "Lots with your highest bid appear here until they end. Open a lot and place a bid.",
  },
  outbid: {
    tab: "Outbid",
    empty: "Nobody has outbid you",
    text: "Open lots on which you are outbid appear here, with the next bid.",
  },
  awaiting: {
    tab: "Awaiting decision",
    empty: "No seller is deciding on your bid",
    text: "When your bid is the highest but below the minimum price, the seller decides. The lot appears here with its deadline.",
  },
  won: {
    tab: "Won",
    empty: "You have not won a lot yet",
    text: "Lots that you win appear here, with the amount due and the deadline. To win one, place the highest bid.",
  },
  notwon: {
    tab: "Not won",
    empty: "You have not lost a lot",
    text: "Lots that another bidder won, or that were not sold, appear here.",
  },
  offers: {
    tab: "Counteroffers",
    empty: "No open offers",
    text: "Offers from sellers after an auction appear here, with their deadlines.",
  },
  all: {
    tab: "All",
    empty: "You have not bid yet",
    text: "Every lot that you bid on appears here, with its result. Find a lot, and place your first bid.",
  },
};

/** Returns the sections to show: offers only when there is one, or when the address names them. */
export function shownSections(current: Section | null, offers: number): readonly Section[] {
  return SECTIONS.filter((section) => section !== "offers" || offers > 0 || current === "offers");
}

/**
 * Returns the section to start with: where the reader has something to answer or to pay, then where they are outbid;
 * else the first.
 * @param counts of GET /my/ffcounters
 */
export function startSection(counts: Readonly<Record<string, number>>): Section {
  const has = (section: string) => (counts[section] ?? 0) > 0;
  if (has("to_answer")) return "offers";
  if (has("to_pay")) return "won";
  return has("outbid") ? "outbid" : SECTIONS[0];
}
