import type { Schema } from "@marsa/api-spec/client-problem";

export type HistoryRow = Schema<"HistoryRow">;

/** Adds rows of an event to those that are known, newest first, each once. */
export function withRows(known: readonly HistoryRow[], added: readonly HistoryRow[]): HistoryRow[] {
  const seqs = new Set(known.map((row) => row.seq));
  const fresh = added.filter((row) => !seqs.has(row.seq));
  return [...fresh, ...known].toSorted((a, b) => b.seq - a.seq);
}

/** A longer history than this… */
const MOST_ROWS = 400;
/** …is shortened to this many rows. */
const KEPT_ROWS = 200;

/**
 * Returns the newest part of a long page of the history, with the place to read the rest from. An evening of bids would
 * fill the memory and slow down each new bid.
 */
export function shortened<Page extends Pick<Schema<"HistoryPage">, "items" | "next">>(page: Page): Page {
  if (page.items.length <= MOST_ROWS) return page;
  const items = page.items.slice(0, KEPT_ROWS);
  return { ...page, items, next: String(items.at(-1)!.seq) };
}

/** Returns the bidder of a row for the reader: events carry marks only, so the reader's own mark becomes "you". */
export function markOf({ mark }: Pick<HistoryRow, "mark">, ownMark: string | null): string | null {
  return mark !== null && mark === ownMark ? "you" : mark;
}

/** Returns whether a row is a bid: it raised or answered a price. */
export function isBid({ kind }: Pick<HistoryRow, "kind">): boolean {
  return kind === "bid" || kind === "automatic_bid";
}

/** The input of `stateSince`. Rows are newest first; marks are those of `markOf`. */
interface Past {
  readonly rows: readonly HistoryRow[];
  /** Whether the rows include the first one. */
  readonly complete: boolean;
  readonly leader: string | null;
  readonly ownMark: string | null;
}

/**
 * Returns the time of the reader's present state, ms: the leader took the lead, or answered the reader's last bid; null
 * where the known rows do not show it.
 */
export function stateSince(past: Past): number | null {
  const since = leadSince(past);
  if (since === null || past.leader === "you") return since;
  const own = past.rows.find((row) => isBid(row) && markOf(row, past.ownMark) === "you");
  return own ? Math.max(since, Date.parse(own.received_at ?? own.at)) : since;
}

/** One command may write several bids at one time of receipt; the last of them is the leader's. */
function leadSince({ rows, complete, leader, ownMark }: Past): number | null {
  let since: number | null = null;
  let command: string | null = null;
  for (const row of rows) {
    if (!isBid(row)) continue;
    const moment = row.received_at ?? row.at;
    if (moment === command) continue;
    command = moment;
    if (markOf(row, ownMark) !== leader) return since;
    since = Date.parse(moment);
  }
  return complete ? since : null;
}

const ROW_WORDS: Readonly<Record<HistoryRow["kind"], string>> = {
  bid: "Bid",
  automatic_bid: "Stored maximum bid",
  taken_back: "Taken back",
  proxy_set: "Stored maximum set",
  proxy_cancelled: "Stored maximum removed",
  minimum_reached: "Minimum price reached",
  extended: "Extended",
  auction_started: "Auction started",
  start_price_lowered: "Start price lowered",
  min_price_changed: "Minimum price changed",
  buy_now_changed: "Buy-now price changed",
  authority_given: "Authority of the auctioneer",
  report_changed: "New version of a report",
  question_answered: "Question answered",
  sold_by_buy_now: "Sold by buy-now",
  bid_accepted: "Bid accepted",
  bid_declined: "Bid declined",
  claim_made: "Claim by the buyer",
  claim_decided: "Claim decided",
  sent_to_moderation: "Sent to moderation",
  moderation_withdrawn: "Taken back by the seller",
  moderation_returned: "Returned by staff",
  moderation_approved: "Approved by staff",
  finished: "Finished",
  sold: "Sold",
  not_sold: "Not sold",
};

/** The event of a row, in two or three words. */
export function rowWord({ kind }: Pick<HistoryRow, "kind">): string {
  return ROW_WORDS[kind];
}

/** The bidder of a row: "You", "Bidder 4", or an empty text for an event without a person. */
export function rowName(row: Pick<HistoryRow, "mark">, ownMark: string | null): string {
  const mark = markOf(row, ownMark);
  return mark === "you" ? "You" : (mark ?? "");
}
