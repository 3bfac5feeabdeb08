/** The orders of a reader's own lists that differ from those of the catalogue. */
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import { type Sort, type Stretch, stretchesOf } from "./order.ts";

type Terms = Pick<AuctionTerms, "closingWindowMs">;

/** Drafts have no approval date, so the newest by creation come first. */
const NEWEST: Stretch = { where: "true", key: "l.created_at", descending: true, pinnedKey: null };

/** Deadlines of a negotiation: the earliest first. */
const DEADLINES: Stretch = {
  where: "true",
  key: "coalesce(l.offer_until, l.review_ends_at)",
  descending: false,
  pinnedKey: null,
};
const WITH_DEADLINES: ReadonlySet<string> = new Set(["my/awaiting", "my/offers", "sale/summarizing"]);

const DECIDES = "l.hidden = 0 AND l.status = 'summarizing'";
const WRITES = "l.hidden = 0 AND l.status = 'draft'";
const RETURNED = "EXISTS (SELECT 1 FROM lot_draft d WHERE d.lot_id = l.id AND d.remarks IS NOT NULL)";
const RUNS = `l.hidden = 0 AND l.status NOT IN ('summarizing', 'draft')`;

/**
 * Returns the parts of a seller's whole list: decisions by their deadline, drafts that the staff sent back, other
 * drafts, then all that runs by itself, and the archive.
 */
function needsSellerFirst(terms: Terms): readonly Stretch[] {
  return [
    { ...DEADLINES, where: DECIDES },
    { ...NEWEST, where: `${WRITES} AND ${RETURNED}` },
    { ...NEWEST, where: `${WRITES} AND NOT ${RETURNED}` },
    ...stretchesOf("ending", terms).map((part) => ({ ...part, where: `${RUNS} AND ${part.where}` })),
    { ...NEWEST, where: "l.hidden = 1" },
  ];
}

/** Returns the order of one of these lists, such as `sale/all`; undefined: that of the catalogue. */
export function ownOrder(name: string, sort: Sort, terms: Terms): readonly Stretch[] | undefined {
  if (sort === "new" && name.startsWith("sale/")) return [NEWEST];
  if (sort !== "ending") return undefined;
  if (WITH_DEADLINES.has(name)) return [DEADLINES];
  return name === "sale/all" ? needsSellerFirst(terms) : undefined;
}
