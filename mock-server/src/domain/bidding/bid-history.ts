/** Writes the history rows of a bid, with their causes in words. */
import { money } from "@marsa/api-spec/amounts";
import type { HistoryEntry } from "../lot/decision.ts";
import type { Lead, LedLot, LotState } from "../lot/lot.ts";
import { raisesOwn, type Contested, type Offer } from "../lot/price.ts";
import { windowInWords } from "../lot/soft-close.ts";
import type { AuctionTerms } from "../lot/terms.ts";

/** A history row before the bidder's mark is known; the decision adds the mark. */
export type Row = Omit<HistoryEntry, "mark">;

/**
 * Joins words into one flat string. A concatenated string stays a chain of pieces, and takes twice as long to
 * serialize.
 */
const inWords = (...words: readonly string[]) => words.join(" ");

/** Whether a row is one of the lot's counted bids. */
export function isBid({ kind }: Pick<Row, "kind">): boolean {
  return kind === "bid" || kind === "automatic_bid";
}

/**
 * Returns the history rows of an offer, in the order that decides. A public row names no amount above the new
 * price: a maximum shows only once it is beaten.
 */
export function rowsOfOffer(lot: LotState, offer: Offer, after: Contested): Row[] {
  const before = lot.lead;
  if (!before) return [...ownMaximum(offer), leadingRow(offer, after, "First bid")];
  if (raisesOwn(before, offer.userId)) return raising(offer, after);
  return offer.userId === after.lead.leaderId
    ? overtaking(offer, before, after)
    : defending(offer, before, after.lead);
}

/** Returns the rows with the channel of each bid, in a lane with the room. */
export function viaRows(
  { lane }: LotState,
  { userId, via, absentee }: Offer,
  rows: readonly Row[],
): readonly Row[] {
  if (!lane?.room) return rows;
  return rows.map((row) => {
    // The instruction's own rows; what its maximum bids later is the machine's.
    if (absentee && row.userId === userId) return { ...row, via: { channel: "absentee" } };
    if (!isBid(row)) return row;
    const own = row.userId === userId ? (via ?? { channel: "net" }) : null;
    return { ...row, via: own && !row.auto ? own : { channel: "machine" } };
  });
}

const AT_RESERVE = "A stored maximum covers the minimum price, so the price goes there at once";

function raising(offer: Offer, after: Contested): Row[] {
  const jump = after.atReserve ? [jumpRow(offer.userId, after.lead.price)] : [];
  return [...ownMaximum(offer), ...jump];
}

/** The leader's stored maximum raises the price (AED) to the minimum price at once. */
export function jumpRow(leaderId: number, price: number): Row {
  return automatic(leaderId, price, AT_RESERVE);
}

function overtaking(offer: Offer, before: Lead, after: Contested): Row[] {
  const hadMore = before.leaderMax > before.price;
  const beaten = hadMore
    ? [automatic(before.leaderId, before.leaderMax, "The stored maximum was reached")]
    : [];
  const cause = inWords("Above the", hadMore ? "stored maximum" : "price", "of", money(before.leaderMax));
  return [...beaten, ...ownMaximum(offer), leadingRow(offer, after, cause)];
}

function defending(offer: Offer, before: Lead, after: Lead): Row[] {
  const amount = money(offer.amount);
  const tie = offer.amount === before.leaderMax;
  const { userId, mode } = offer;
  const lost = inWords(amount, "was reached first by a stored maximum");
  const won = tie
    ? inWords("Equal to", `${amount},`, "and placed first: it keeps the lead")
    : inWords("A stored maximum answers", amount);
  return [
    mode === "exact"
      ? { kind: "bid", userId, amount: offer.amount, auto: false, cause: lost }
      : automatic(userId, offer.amount, lost),
    automatic(before.leaderId, after.price, won),
  ];
}

function leadingRow({ userId, mode }: Offer, after: Contested, cause: string): Row {
  if (mode === "exact") return { kind: "bid", userId, amount: after.lead.price, auto: false, cause };
  return automatic(userId, after.lead.price, after.atReserve ? AT_RESERVE : cause);
}

function automatic(userId: number, amount: number, cause: string): Row {
  return { kind: "automatic_bid", userId, amount, auto: true, cause };
}

function ownMaximum({ userId, mode, amount }: Offer): Row[] {
  if (mode === "exact") return [];
  return [
    {
      kind: "proxy_set",
      userId,
      amount,
      auto: false,
      cause: "Bids for you up to this amount; only you see it",
    },
  ];
}

/** Returns the public consequences of an offer: the minimum price is reached, or the end has moved. */
export function rowsOfConsequences(lot: LotState, offer: Offer, next: LedLot, terms: AuctionTerms): Row[] {
  const rows: Row[] = reachedRows(lot, next);
  if (next.endsAt > lot.endsAt) {
    const { userId } = offer;
    const amount = next.lead.leaderId === userId ? next.lead.price : offer.amount;
    const cause = `A bid in the closing window resets the time left to ${windowInWords(lot, terms)}`;
    rows.push({ kind: "extended", userId, amount, auto: false, cause });
  }
  return rows;
}

/** Returns the row "Minimum price reached" if a command reached it; never with its amount. */
export function reachedRows(lot: LotState, next: LotState): HistoryEntry[] {
  if (!next.reserveReached || lot.reserveReached) return [];
  const cause = "The minimum price is reached";
  return [{ kind: "minimum_reached", userId: null, mark: null, amount: null, auto: false, cause }];
}

/** Adds the marks of this lot's bidders to history rows. */
export function withMarks(
  rows: readonly Row[],
  marks: ReadonlyMap<number | null, number | null>,
): HistoryEntry[] {
  return rows.map((row) => ({ ...row, mark: row.userId === null ? null : (marks.get(row.userId) ?? null) }));
}

/** Returns the cause of a row in the words for its own bidder: "your 26,000 was reached first by a stored maximum". */
export function causeFor({ cause, userId }: Pick<Row, "cause" | "userId">, viewerId: number | null): string {
  if (userId === null || userId !== viewerId) return cause;
  return cause.replace(/^(?:An?|The) (?=stored maximum)/, "Your ").replace(/^(?=\d)/, "Your ");
}
