/** Checks lots against their history. */
import { holdFils } from "../domain/bidding/hold.ts";
import type { LotState } from "../domain/lot/lot.ts";
import { isUnpaid, type Settlement } from "../domain/settlement/settlement.ts";
import { MiscountError, recount, type Recount } from "../domain/bidding/recount.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { JournalRow } from "../tables/lots/rows.ts";
import { endDifference } from "./ends.ts";
import { difference, type Finding } from "./finding.ts";
import { checkSale } from "./sales.ts";
import type { StoredLot } from "./stored-lot.ts";

/**
 * Checks that a lot matches its history: price, leader, stored maximum, counts, end, status, and the marks, maxima
 * and holds of its bidders, and that it has a settlement if, and only if, it is sold.
 */
export function checkLot(
  stored: StoredLot,
  rows: readonly JournalRow[],
  { terms, sales }: { readonly terms: AuctionTerms; readonly sales: readonly Settlement[] },
): Finding | null {
  const { lot, queueId } = stored;
  const settlement = sales.find(({ buyerId }) => buyerId === lot.lead?.leaderId) ?? null;
  const row = `${lot.id} (number ${stored.number})`;
  if (queueId !== null) return checkLaneLot(stored, rows, { terms, sales, settlement });
  let counted: Recount;
  try {
    counted = recount(
      lot,
      rows.map(({ id, entry }) => ({ id, ...entry })),
    );
  } catch (error) {
    if (!(error instanceof MiscountError)) throw error;
    const { rowId, why } = error.miscount;
    return { table: "history", row: `${rowId} (lot ${row})`, what: why };
  }
  const what =
    difference({ ...lot, ...leadFields(lot), leaderMark: stored.leaderMark }, shouldBe(lot, counted)) ??
    endDifference(lot, rows, terms) ??
    statusDifference(lot, counted, settlement);
  if (what) return { table: "lot", row, what };
  const wrongSale = checkSale(lot, settlement, terms);
  if (wrongSale) return wrongSale;
  const isFree = settlement ? isSettled(settlement) : lot.status === "notSold";
  return checkBidders(stored, counted, (userId, hold) => {
    if (userId !== lot.lead?.leaderId) return heldForEarlier(userId, hold, { sales, lot, terms });
    return isFree ? 0 : heldFor(userId, counted, lot, terms);
  });
}

interface Sold {
  readonly terms: AuctionTerms;
  /** All sales of the lot, and that of its leader. */
  readonly sales: readonly Settlement[];
  readonly settlement: Settlement | null;
}

/**
 * Checks a lane lot. The operator changes step and minimum price, so the price rule alone cannot recompute the
 * price: the history must end in the lot's state, and only the leader may have a hold.
 */
function checkLaneLot(
  { lot, number, bidders }: StoredLot,
  rows: readonly JournalRow[],
  { terms, sales, settlement }: Sold,
): Finding | null {
  const { price, leaderId, leaderMax } = leadFields(lot);
  const { status } = lot;
  const newest = rows.findLast(({ entry }) => BIDS.has(entry.kind) || entry.kind === "taken_back")?.entry;
  // The earlier leader's row follows a bid taken back; without one nobody leads.
  const last = newest?.kind === "taken_back" ? undefined : newest;
  const what = difference(
    { price, leaderId },
    { price: last?.amount ?? null, leaderId: last?.userId ?? null },
  );
  // An agreement after the lane is above the last bid; after a default the next bidder may buy.
  if (what && (settlement === null || (leaderId !== last?.userId && sales.length === 1))) {
    return { table: "lot", row: `${lot.id} (number ${number})`, what };
  }
  const wrongSale = checkSale(lot, settlement, terms);
  if (wrongSale) return wrongSale;
  const isFree = settlement ? isSettled(settlement) : status === "notSold";
  const isOver = isDecided(lot);
  const bid = leaderId === last?.userId ? (last?.amount ?? null) : price;
  const atStake = isOver ? bid : leaderMax;
  const need = atStake === null || isFree ? 0 : holdFils(atStake, lot.kind, terms);
  const wrong = bidders.find(({ userId, ...held }) => {
    const hold = held.holdFils + held.limitFils;
    if (userId !== leaderId) return hold !== heldForEarlier(userId, hold, { sales, lot, terms });
    if (isFree) return hold !== 0;
    return isOver ? hold !== need : hold > need || hold === 0;
  });
  if (!wrong) return null;
  const row = `lot ${lot.id}, user ${wrong.userId}`;
  return {
    table: "lot_bidder",
    row,
    what: `${wrong.holdFils + wrong.limitFils} fils are held, ${need} at most should be`,
  };
}

const BIDS: ReadonlySet<string> = new Set(["bid", "automatic_bid", "sold_by_buy_now"]);

/** Whether the buyer's deposit no longer holds anything for a win. */
function isSettled({ state }: Settlement): boolean {
  return state !== "due" && state !== "defaulted";
}

/** Returns the hold of a person who does not lead: nothing, or at most that of a win that the staff still decide. */
function heldForEarlier(
  userId: number,
  hold: number,
  { sales, lot, terms }: Pick<Sold, "sales" | "terms"> & { readonly lot: LotState },
): number {
  const sale = sales.find(({ buyerId }) => buyerId === userId);
  if (!sale || isSettled(sale)) return 0;
  return hold > 0
    ? Math.min(hold, holdFils(sale.price, lot.kind, terms))
    : holdFils(sale.price, lot.kind, terms);
}

/** Returns the lead as fields of the lot, which findings name; null before the first bid. */
function leadFields({ lead }: LotState) {
  return {
    price: lead?.price ?? null,
    leaderId: lead?.leaderId ?? null,
    leaderMax: lead?.leaderMax ?? null,
  };
}

/** Returns the state that follows from the history alone. */
function shouldBe(lot: LotState, { lot: counted, leaderMark }: Recount) {
  const { bids, bidders, extensions, opened, reserveReached } = counted;
  const { reserve } = opened ? counted : lot;
  return {
    ...leadFields(counted),
    leaderMark,
    bids,
    bidders,
    extensions,
    opened,
    reserveReached,
    reserve,
  };
}

const STATUS_OF = {
  sold: ["sold"],
  sold_by_buy_now: ["sold"],
  not_sold: ["notSold"],
  finished: ["summarizing", "finished"],
} as const satisfies Partial<Record<string, readonly LotState["status"][]>>;
const BEFORE_THE_END: readonly LotState["status"][] = ["draft", "moderation", "active"];

function statusDifference(
  { status }: LotState,
  { ending }: Recount,
  settlement: Settlement | null,
): string | null {
  // Older databases have no row about a sale that was not paid.
  if (status === "notSold" && settlement && isUnpaid(settlement)) return null;
  const possible: readonly LotState["status"][] =
    ending === null ? BEFORE_THE_END : STATUS_OF[ending as keyof typeof STATUS_OF];
  return possible.includes(status) ? null : `status is ${status}, it should be ${possible.join(" or ")}`;
}

/** Whether bidding is over: the hold is then for the price of the last bid, no longer for the maximum. */
function isDecided({ status }: LotState): boolean {
  return status === "summarizing" || status === "sold" || status === "notSold";
}

/** Returns a bidder's expected hold: the leader's only, for their maximum until the lot ends. Fils. */
function heldFor(
  userId: number,
  { lot: counted, bidPrice }: Recount,
  lot: LotState,
  terms: AuctionTerms,
): number {
  const { lead } = counted;
  if (userId !== lead?.leaderId || bidPrice === null) return 0;
  return holdFils(isDecided(lot) ? bidPrice : lead.leaderMax, lot.kind, terms);
}

function checkBidders(
  { lot, bidders }: StoredLot,
  counted: Recount,
  held: (userId: number, hold: number) => number,
): Finding | null {
  for (const { userId, mark, max, ...own } of bidders) {
    const hold = own.holdFils + own.limitFils;
    const known = counted.bidders.get(userId);
    const what = known
      ? difference({ mark, max, holdFils: hold }, { ...known, holdFils: held(userId, hold) })
      : "nothing in the history is theirs";
    if (what) return { table: "lot_bidder", row: `lot ${lot.id}, user ${userId}`, what };
  }
  if (bidders.length === counted.bidders.size) return null;
  return { table: "lot_bidder", row: `lot ${lot.id}`, what: "a bidder of the history is missing" };
}
