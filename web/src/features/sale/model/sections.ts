import type { Section } from "./sale-search.ts";

interface Words {
  readonly tab: string;
  /** Title and text of the empty section. */
  readonly empty: string;
  readonly text: string;
}

/** The words of each section. */
export const SECTION_WORDS: Readonly<Record<Section, Words>> = {
  all: {
    tab: "All",
    empty: "You have no lots yet",
    text: "Create your first lot, or import many from a spreadsheet.",
  },
  draft: {
    tab: "Draft",
    empty: "You have no drafts",
    text: "A lot stays here until you publish it.",
  },
  moderation: {
    tab: "Moderation",
    empty: "No lot is with the staff",
    text: "After you publish a lot, the staff check it here.",
  },
  active: {
    tab: "Upcoming and active",
    empty: "No lot is on sale",
    text: "Approved lots appear here until their auction ends.",
  },
  summarizing: {
    tab: "Awaiting decision",
    empty: "No lot awaits your decision",
    text: "When the highest bid is below your minimum price, you decide here. The deadline is shown.",
  },
  sold: {
    tab: "Sold",
    empty: "You have not sold a lot yet",
    text: "Sold lots appear here with their payment.",
  },
  notsold: {
    tab: "Not sold",
    empty: "Every lot has found a buyer",
    text: "Lots without a buyer appear here. You can re-list each of them once.",
  },
  hidden: {
    tab: "Archive",
    empty: "The archive is empty",
    text: "Archive drafts and ended lots to keep your lists short.",
  },
};
