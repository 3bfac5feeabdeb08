import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";

/** One line of the lane's log. `tone` sets its colour; `strong` marks a decision. */
export interface LogWords {
  readonly who: string;
  readonly text: string;
  readonly tone: "plain" | "mine" | "call" | "good";
}

type LaneKind = Schema<"LaneRow">["kind"];
type LotKind = Schema<"HistoryRow">["kind"];

/** Events without a line; bids have the lines of their lot. */
const SILENT: ReadonlySet<LaneKind> = new Set([
  "bid",
  "lot_waiting",
  "result",
  "start_price_lowered",
  "min_price_changed",
]);
const SILENT_LOT: ReadonlySet<LotKind> = new Set([
  "finished",
  "sold",
  "not_sold",
  "auction_started",
  "extended",
]);

const LANE_WORDS: Readonly<Partial<Record<LaneKind, readonly [who: string, text: string]>>> = {
  published: ["Lane", "Announced"],
  opened: ["Lane", "The lane is open"],
  started: ["Lane", "The sale has begun"],
  lot_opened: ["Lot", "open for bids"],
  final_call: ["Final call", "Last chance to bid"],
  held: ["Auctioneer", "Bidding continues"],
  hammer: ["Hammer", ""],
  reopened: ["Reopened", "Bidding continues"],
  released: ["Green light", "It sells at any price from here"],
  step_changed: ["Step", "Changed"],
  ask_set: ["Ask", "Changed"],
  skipped: ["Skipped", "to the end of the run"],
  disabled: ["Taken out", "not sold today"],
  enabled: ["Back in", "at the end of the run"],
  moved: ["Run", "A lot was moved"],
  bought: ["Bought", "by buy-now, before its turn"],
  withdrawn: ["Withdrawn", "not sold today"],
  paused: ["Paused", ""],
  resumed: ["Lane", "Resumed"],
  desk: ["Desk", ""],
  message: ["Auctioneer", ""],
  finished: ["Lane", "Finished"],
  cancelled: ["Lane", "Cancelled"],
};

const LOT_WORDS: Readonly<Partial<Record<LotKind, string>>> = {
  minimum_reached: "Minimum price reached",
  start_price_lowered: "Start price lowered",
  min_price_changed: "Minimum price changed",
  buy_now_changed: "Buy-now price changed",
  sold_by_buy_now: "Sold by buy-now",
};

/** What the hammer says of a lot that it does not sell. */
const HAMMER_WORDS: Readonly<Record<string, readonly [who: string, why: string]>> = {
  "Passed, no bids": ["Passed", "no bids"],
  "No sale": ["No sale", "below the minimum"],
};

/** Events whose lines name the lot. */
const NAMES_LOT: ReadonlySet<LaneKind> = new Set([
  "lot_opened",
  "hammer",
  "skipped",
  "disabled",
  "enabled",
  "bought",
  "withdrawn",
]);

/**
 * Writes a line of the lane's log; null for an event without a line.
 * @param mark the reader's mark in that lot
 * @param titleOf title of a lot; null: not known
 */
export function logWords(
  line: LogLine,
  mark: string | null,
  titleOf: (lotId: number) => string | null = () => null,
): LogWords | null {
  if (line.of === "lane") return laneWords(line.row, titleOf);
  const { kind, amount, auto } = line.row;
  if (SILENT_LOT.has(kind)) return null;
  const sum = amount === null ? "" : ` ${money(amount)}`;
  if (kind === "bid" || kind === "automatic_bid") {
    const mine = mark !== null && line.row.mark === mark;
    // The earlier leader, after a later bid was taken back.
    const back = kind === "automatic_bid" && !auto;
    const what = back ? "Leads again at" : auto ? "Stored maximum bids" : "Bid";
    return {
      who: mine || line.row.mark === "you" ? "You" : (line.row.mark ?? ""),
      text: `${what}${sum}`,
      tone: mine ? "mine" : "plain",
    };
  }
  if (kind === "taken_back") return { who: line.row.mark ?? "", text: `Taken back${sum}`, tone: "plain" };
  const word = LOT_WORDS[kind];
  if (word === undefined) return null;
  return {
    who: "Lot",
    text: `${word}${kind === "start_price_lowered" ? sum && ` to${sum}` : ""}`,
    tone: kind === "minimum_reached" ? "good" : "plain",
  };
}

function laneWords(
  { kind, text, id_auction: lotId }: Schema<"LaneRow">,
  titleOf: (lotId: number) => string | null,
): LogWords | null {
  const words = LANE_WORDS[kind];
  // A withdrawn message has no line.
  if (SILENT.has(kind) || !words || (kind === "message" && text === null)) return null;
  const title = lotId !== null && NAMES_LOT.has(kind) ? titleOf(lotId) : null;
  if (kind === "hammer" && text !== null) {
    const [who, why] = HAMMER_WORDS[text] ?? ["Sold", text];
    return { who, text: [title, lower(why)].filter(Boolean).join(", "), tone: "plain" };
  }
  if (kind === "final_call" && text !== null) return { who: text, text: words[1], tone: "call" };
  const rest = kind === "skipped" ? words[1] : (text ?? words[1]);
  const tone = kind === "final_call" || kind === "paused" ? "call" : kind === "released" ? "good" : "plain";
  return { who: words[0], text: [title, rest].filter(Boolean).join(", "), tone };
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
