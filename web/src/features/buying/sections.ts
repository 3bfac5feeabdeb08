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
    empty: "You lead nothing just now",
    text: "A lot on which your bid is the highest stands here until it ends.",
  },
  outbid: {
    tab: "Outbid",
    empty: "Nobody has outbid you",
    text: "A running lot on which somebody bid more than you stands here, with the next bid beside it.",
  },
  awaiting: {
    tab: "Awaiting decision",
    empty: "No seller has to decide about a bid of yours",
    text: "When your bid is the highest but below the minimum price, the seller decides. The deadline stands here.",
  },
  won: {
    tab: "Won",
    empty: "You have not won a lot yet",
    text: "What is sold to you stands here with what is due and until when.",
  },
  notwon: {
    tab: "Not won",
    empty: "You have not lost a lot",
    text: "Lots that went to somebody else, or to nobody, stand here.",
  },
  offers: {
    tab: "Counteroffers",
    empty: "There is no open offer",
    text: "What a seller offers you after the auction stands here, with its deadline.",
  },
  all: {
    tab: "All",
    empty: "You have not bid yet",
    text: "Every lot on which you bid stands here, whatever becomes of it.",
  },
};

/** Returns the sections to show: offers only when there is one, or when the address names them. */
export function shownSections(current: Section, offers: number): readonly Section[] {
  return SECTIONS.filter((section) => section !== "offers" || offers > 0 || current === "offers");
}
