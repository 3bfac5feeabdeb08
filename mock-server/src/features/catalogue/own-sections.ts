/** The sections of one's own lists, as SQL over `lot l`: what one bid on, and what one sells. */
import { condition } from "./condition.ts";
import type { LotList } from "./list-page.ts";
import { MINE } from "./lot-sql.ts";

const BID_ON = "l.id IN (SELECT b.lot_id FROM lot_bidder b WHERE b.user_id = @viewer)";
const LEADS = "l.leader_id = @viewer";
/** An archived lot is gone for those who bid on it, but not for its buyer. */
const THERE = `(l.hidden = 0 OR (l.status = 'sold' AND ${LEADS}))`;

/** What he took out of his lists is still in his spreadsheet. */
const SHOWN = "NOT EXISTS (SELECT 1 FROM hidden_lot h WHERE h.user_id = @viewer AND h.lot_id = l.id)";

/** What the reader bid on. not won = decided, or about to be, in somebody else's favour or nobody's. */
export const MY_SECTIONS = {
  leading: MINE.leading,
  outbid: MINE.outbid,
  awaiting: MINE.awaiting,
  won: `${LEADS} AND l.status = 'sold'`,
  notwon: `l.status = 'notSold' OR (l.status IN ('sold', 'summarizing') AND NOT ${LEADS})`,
  /** An offer waits for an answer, the reader's or the seller's. */
  offers: `${LEADS} AND l.offer_until IS NOT NULL`,
  all: "1",
} as const;

/** What the reader sells. Each lot is in one of them, and in `all`. */
export const SALE_SECTIONS = {
  draft: "l.hidden = 0 AND l.status = 'draft'",
  moderation: "l.hidden = 0 AND l.status = 'moderation'",
  active: "l.hidden = 0 AND l.status IN ('active', 'inProgress', 'finished')",
  summarizing: "l.hidden = 0 AND l.status = 'summarizing'",
  sold: "l.hidden = 0 AND l.status = 'sold'",
  notsold: "l.hidden = 0 AND l.status = 'notSold'",
  hidden: "l.hidden = 1",
  all: "1",
} as const;

/** One's own lots by section; every such list has the section `all`. */
export interface OwnLots {
  readonly name: "my" | "sale";
  readonly belongs: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** Everything that one bid on, and what of it stands in one's lists. */
export const MY_BIDS: OwnLots = { name: "my", belongs: `${BID_ON} AND ${THERE}`, sections: MY_SECTIONS };
export const MY_LOTS: OwnLots = { ...MY_BIDS, belongs: `${MY_BIDS.belongs} AND ${SHOWN}` };
export const SALE_LOTS: OwnLots = {
  name: "sale",
  belongs: "l.seller_id = @viewer",
  sections: SALE_SECTIONS,
};

/** A section as a list; null: there is none of this name. */
export function ownSection(lots: OwnLots, section: string): LotList | null {
  const { name, belongs, sections } = lots;
  const sql = Object.hasOwn(sections, section) ? sections[section] : undefined;
  if (sql === undefined) return null;
  return { name: `${name}/${section}`, belongs: condition("section", `${belongs} AND (${sql})`) };
}

/** Everything that is one's own. */
export function allOwn({ name, belongs }: OwnLots): LotList {
  return { name: `${name}/all`, belongs: condition("section", belongs) };
}
