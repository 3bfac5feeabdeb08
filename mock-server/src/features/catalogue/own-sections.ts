/**
 * The sections of a reader's own lists, as SQL over `lot l`: lots with the reader's bids, and the reader's lots for
 * sale.
 */
import { condition } from "./query/condition.ts";
import type { LotList } from "./list-page.ts";
import { MINE } from "./query/lot-sql.ts";

const BID_ON = "l.id IN (SELECT b.lot_id FROM lot_bidder b WHERE b.user_id = @viewer)";
const LEADS = "l.leader_id = @viewer";
/** An archived lot disappears for its bidders, except for its buyer. */
const THERE = `(l.hidden = 0 OR (l.status = 'sold' AND ${LEADS}))`;

/** An offer waits for an answer: from the reader or the seller, or from the reader as the next bidder of an unpaid lot. */
const OFFERS = `l.offer_until IS NOT NULL AND CASE l.status WHEN 'summarizing' THEN ${LEADS}
  ELSE l.next_offers -> -1 ->> 'userId' = @viewer END`;

/** Hidden lots stay in the spreadsheet. */
const SHOWN = "NOT EXISTS (SELECT 1 FROM hidden_lot h WHERE h.user_id = @viewer AND h.lot_id = l.id)";

/** Lots with the reader's bids. not won = sold to another bidder or not sold, or about to be. */
export const MY_SECTIONS = {
  leading: MINE.leading,
  outbid: MINE.outbid,
  awaiting: MINE.awaiting,
  won: `${LEADS} AND l.status = 'sold'`,
  notwon: `l.status = 'notSold' OR (l.status IN ('sold', 'summarizing') AND NOT ${LEADS})`,
  offers: OFFERS,
  /** Of these the offers that wait for the reader: all but their own to the seller. */
  to_answer: `${OFFERS} AND (l.status <> 'summarizing' OR l.offers -> -1 ->> 'sender' = 'seller')`,
  /** Won, and not paid yet. */
  to_pay: `${LEADS} AND l.status = 'sold' AND EXISTS (
    SELECT 1 FROM settlement s WHERE s.lot_id = l.id AND s.buyer_id = l.leader_id AND s.state = 'due')`,
  all: "true",
} as const;

/** The reader's lots for sale. Each lot is in one of these, and in `all`. */
export const SALE_SECTIONS = {
  draft: "l.hidden = 0 AND l.status = 'draft'",
  moderation: "l.hidden = 0 AND l.status = 'moderation'",
  active: "l.hidden = 0 AND l.status IN ('active', 'inProgress', 'finished')",
  summarizing: "l.hidden = 0 AND l.status = 'summarizing'",
  sold: "l.hidden = 0 AND l.status = 'sold'",
  notsold: "l.hidden = 0 AND l.status = 'notSold'",
  hidden: "l.hidden = 1",
  all: "true",
} as const;

/** A reader's own lots by section; every such list has the section `all`. */
export interface OwnLots {
  readonly name: "my" | "sale";
  readonly belongs: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** All lots with the reader's bids, and those shown in the lists. */
export const MY_BIDS: OwnLots = { name: "my", belongs: `${BID_ON} AND ${THERE}`, sections: MY_SECTIONS };
export const MY_LOTS: OwnLots = { ...MY_BIDS, belongs: `${MY_BIDS.belongs} AND ${SHOWN}` };
export const SALE_LOTS: OwnLots = {
  name: "sale",
  belongs: "l.seller_id = @viewer",
  sections: SALE_SECTIONS,
};

/** Returns a section as a list; null for an unknown name. */
export function ownSection(lots: OwnLots, section: string): LotList | null {
  const { name, belongs, sections } = lots;
  const sql = Object.hasOwn(sections, section) ? sections[section] : undefined;
  if (sql === undefined) return null;
  return { name: `${name}/${section}`, belongs: condition("section", `${belongs} AND (${sql})`) };
}

/** Returns all own lots as a list. */
export function allOwn({ name, belongs }: OwnLots): LotList {
  return { name: `${name}/all`, belongs: condition("section", belongs) };
}
