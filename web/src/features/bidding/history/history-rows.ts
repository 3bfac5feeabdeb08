import type { Schema } from "@marsa/api-spec/client-problem";

export type HistoryRow = Schema<"HistoryRow">;

/** Adds rows of an event to those that are known, newest first, each once. */
export function withRows(known: readonly HistoryRow[], told: readonly HistoryRow[]): HistoryRow[] {
  const seqs = new Set(known.map((row) => row.seq));
  const fresh = told.filter((row) => !seqs.has(row.seq));
  return [...fresh, ...known].toSorted((a, b) => b.seq - a.seq);
}

/** More rows than this… */
const MOST_ROWS = 400;
/** …are shortened to so many. */
const KEPT_ROWS = 200;

/**
 * The newest part of a page of the history that has grown long, and where the rest can be read from: an evening of bids
 * would fill the memory, and be gone through with each of them.
 */
export function shortened<Page extends Pick<Schema<"HistoryPage">, "items" | "next">>(page: Page): Page {
  if (page.items.length <= MOST_ROWS) return page;
  const items = page.items.slice(0, KEPT_ROWS);
  return { ...page, items, next: String(items.at(-1)!.seq) };
}

/** Who made a row, for the reader: events bear marks only, so his own is turned into "you". */
export function markOf({ mark }: Pick<HistoryRow, "mark">, ownMark: string | null): string | null {
  return mark !== null && mark === ownMark ? "you" : mark;
}

/** Whether a row raised or answered a price: what counts as a bid on the lot. */
export function isBid({ kind }: Pick<HistoryRow, "kind">): boolean {
  return kind === "bid" || kind === "automatic_bid";
}

/** What `stateSince` reads. Rows are newest first; marks are those that `markOf` gives. */
interface Past {
  readonly rows: readonly HistoryRow[];
  /** Whether the rows reach back to the first. */
  readonly complete: boolean;
  readonly leader: string | null;
  readonly ownMark: string | null;
}

/**
 * Since when things stand for the reader as they do, ms: the leader took the lead, or answered the reader's own last
 * bid; null when the known rows don't tell.
 */
export function stateSince(past: Past): number | null {
  const since = leadSince(past);
  if (since === null || past.leader === "you") return since;
  const own = past.rows.find((row) => isBid(row) && markOf(row, past.ownMark) === "you");
  return own ? Math.max(since, Date.parse(own.received_at ?? own.at)) : since;
}

/** One command writes several bids under one time of receipt, and the last of them is the leader's after it. */
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

const WORDS: Readonly<Record<HistoryRow["kind"], string>> = {
  bid: "Bid",
  automatic_bid: "Stored maximum bid",
  proxy_set: "Stored maximum set",
  proxy_cancelled: "Stored maximum removed",
  minimum_reached: "Minimum price reached",
  extended: "Extended",
  auction_started: "Auction started",
  start_price_lowered: "Start price lowered",
  min_price_changed: "Minimum price changed",
  buy_now_changed: "Buy-now price changed",
  sold_by_buy_now: "Sold by buy-now",
  bid_accepted: "Bid accepted",
  bid_declined: "Bid declined",
  sent_to_moderation: "Sent to moderation",
  finished: "Finished",
  sold: "Sold",
  not_sold: "Not sold",
};

/** What happened, in two or three words. */
export function rowWord({ kind }: Pick<HistoryRow, "kind">): string {
  return WORDS[kind];
}

/** Who, as it is written: "You", "Bidder 4", or nothing for what nobody did. */
export function rowName(row: Pick<HistoryRow, "mark">, ownMark: string | null): string {
  const mark = markOf(row, ownMark);
  return mark === "you" ? "You" : (mark ?? "");
}
