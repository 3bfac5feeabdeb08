import type { Schema } from "@marsa/api-spec/client-problem";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import { isOfDesk } from "#/realtime/lots/mark-of-desk.ts";
import { tiesIn } from "./log-ties.ts";

type Refusal = Schema<"LaneRefusal">;
type LaneRow = Schema<"LaneRow">;
type HistoryRow = Schema<"HistoryRow">;

/** One line of the desk's log. */
export interface DeskLine {
  readonly key: string;
  /** ISO. */
  readonly at: string;
  readonly who: string;
  readonly what: string;
  /** AED. */
  readonly amount: number | null;
  /** late: after the hammer. */
  readonly tone: "plain" | "refused" | "late";
  /** Whether the bid came after the hammer, or during a pause of the lane. */
  readonly lost?: true;
}

/** The names of a lot in the log. */
interface Called {
  readonly name: string;
  /** "Lot 5". */
  readonly short: string;
  /** The result, in the words of the run list: "Sold 113,500"; null: none yet. */
  readonly outcome: string | null;
}
type Lots = ReadonlyMap<number, Called>;

/** Lines of the lane that repeat a line of the lot. */
const TOLD_BY_THE_LOT: ReadonlySet<LaneRow["kind"]> = new Set(["bid", "taken_back"]);
/** Lines of a lot that repeat a line of the lane. */
const TOLD_BY_THE_LANE: ReadonlySet<HistoryRow["kind"]> = new Set([
  "auction_started",
  "start_price_lowered",
  "min_price_changed",
  "finished",
  "sold",
  "not_sold",
]);

/**
 * The log of the desk, newest first: acts of operators, bids on the current lot, and bids that did not count.
 * @param lots their names
 * @param up the current lot, which its own lines need not name
 */
export function deskLog(
  log: readonly LogLine[],
  refused: readonly Refusal[],
  lots: Lots,
  up: number | null,
): DeskLine[] {
  const ties = tiesIn(log);
  const lines = log.flatMap((line): DeskLine[] => {
    if (line.of === "lot") {
      const name = line.lotId === up ? undefined : lots.get(line.lotId)?.short;
      const what = ties.get(line.key) ?? bidWord(line.row);
      return TOLD_BY_THE_LANE.has(line.row.kind) ? [] : [ofLot(line.key, line.row, what, name)];
    }
    return TOLD_BY_THE_LOT.has(line.row.kind) ? [] : [ofLane(line.key, line.row, lots)];
  });
  const turnedAway = refused.map((bid) => ofRefusal(bid, lots, firstAt(log, bid)));
  return [...lines, ...turnedAway].toSorted((one, other) =>
    one.at === other.at ? 0 : one.at < other.at ? 1 : -1,
  );
}

function ofLot(key: string, row: HistoryRow, said: string, lot: string | undefined): DeskLine {
  const moment = row.received_at ?? row.at;
  const what = lot === undefined ? said : `${lot}: ${lower(said)}`;
  return { key, at: moment, who: row.mark ?? "Lot", what, amount: row.amount, tone: "plain" };
}

function bidWord({ kind, auto, cause, by }: HistoryRow): string {
  if (by) return kind === "bid" ? `By the ${by}` : `${cause}, by the ${by}`;
  if (kind === "bid" && !auto) return "Accepted";
  if (kind === "automatic_bid" && !auto) return "Leads again";
  if (kind === "automatic_bid" || kind === "bid") return "Raised by a maximum bid";
  return kind === "minimum_reached" ? "Minimum price reached" : cause;
}

function ofLane(key: string, row: LaneRow, lots: Lots): DeskLine {
  const { at, id_auction: lotId } = row;
  const { who, what } = laneWords(row, lots.get(lotId ?? 0));
  return { key, at, who, what, amount: null, tone: "plain" };
}

const operator = (what: string) => ({ who: "Operator", what }) as const;
const lane = (what: string) => ({ who: "Lane", what }) as const;
const WHO = { operator: "Operator", staff: "Staff", lane: "Lane" } as const;

/** Describes an event of the lane, with its person. */
export function laneWords(
  { kind, text, by }: Pick<LaneRow, "kind" | "text" | "by">,
  { name: lot, outcome }: Called = { name: "A lot", short: "A lot", outcome: null },
): { readonly who: "Lane" | "Operator" | "Staff"; readonly what: string } {
  const who = WHO[by ?? "lane"];
  switch (kind) {
    case "published":
      return lane("Published");
    case "opened":
      return operator("Lane opened");
    case "started":
      return lane("Started");
    case "lot_waiting":
      return lane(`${lot} is next`);
    case "lot_opened":
      return lane(`${lot} opened`);
    case "bid":
      return lane(`${lot}: a bid`);
    case "taken_back":
      return operator(`${lot}: a bid was taken back`);
    case "final_call":
      return { who, what: `${lot}: ${text ? lower(text) : "final call"}${by ? "" : ", its time was up"}` };
    case "held":
      return { who, what: `${lot}: held, bidding continues` };
    case "hammer": {
      const sold = by !== undefined && text !== "No sale";
      const words = text === null ? "the hammer fell" : lower(text);
      return { who, what: `${lot}: ${sold ? "sold, " : ""}${words}` };
    }
    case "result":
      return {
        who,
        what: `${lot}: ${(text ?? outcome)?.toLowerCase() ?? "the result stands"}${by ? ", next lot called" : ""}`,
      };
    case "reopened":
      return operator(`${lot} reopened: ${text ?? ""}`);
    case "released":
      return operator(`${lot}: green light`);
    case "min_price_changed":
      return operator(`${lot}: minimum price changed${text === null ? "" : `, ${lower(text)}`}`);
    case "start_price_lowered":
      return operator(`${lot}: start price lowered${ending(text)}`);
    case "step_changed":
      return operator(`${lot}: step changed${ending(text)}`);
    case "ask_set":
      return operator(`${lot}: ask set${ending(text)}`);
    case "skipped":
      return operator(`${lot} skipped, to the end of the run`);
    case "disabled":
      return operator(`${lot} disabled${text === null ? "" : `: ${text}`}`);
    case "enabled":
      return operator(`${lot} enabled, runs last`);
    case "moved":
      return operator(text ?? `${lot} moved`);
    case "bought":
      return lane(`${lot} was bought at its buy-now price`);
    case "withdrawn":
      return { who, what: `${lot} withdrawn${text === null ? "" : `: ${text}`}` };
    case "paused":
      return { who, what: `${by ? "Paused" : "Paused by itself"}: ${text ?? ""}` };
    case "resumed":
      return operator("Resumed");
    case "desk":
      return lane(text ?? "The desk changed hands");
    case "message":
      return operator(text === null ? "Removed the message" : `Said: “${text}”`);
    case "finished":
      return text === null ? lane("Lane finished") : operator("Ended the lane");
    case "cancelled":
      return lane(`Cancelled: ${text ?? ""}`);
  }
}

/** "From 500 to 1,000" at the end of a sentence. */
function ending(text: string | null): string {
  return text === null ? "" : ` ${lower(text)}`;
}

function lower(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Returns who was first at the amount of a refused bid, from the room or a phone; null: somebody else. */
function firstAt(log: readonly LogLine[], { id_auction: lotId, amount, why }: Refusal): string | null {
  if (why !== "too_low" || amount === null) return null;
  const first = log.find(
    (line) =>
      line.of === "lot" &&
      line.lotId === lotId &&
      line.row.kind === "bid" &&
      line.row.amount === amount &&
      isOfDesk(line.row.mark),
  );
  const mark = first?.of === "lot" ? first.row.mark : null;
  return mark && (mark.startsWith("Room") ? "the room" : mark);
}

function ofRefusal(bid: Refusal, lots: Lots, first: string | null): DeskLine {
  const { at, id_auction: lotId, mark, amount, why } = bid;
  const key = `refused-${at}-${lotId}-${mark ?? ""}-${amount ?? ""}`;
  const lot = lots.get(lotId)?.name;
  const where = lot === undefined ? "" : `${lot}: `;
  return {
    key,
    at,
    who: mark ?? "A bidder",
    what: `${where}${first === null ? refusalWord(bid) : `refused, ${first} was first`}`,
    amount,
    tone: why === "late" ? "late" : "refused",
    ...(why !== "too_low" && { lost: true }),
  };
}

/** The reason why a bid did not count. */
export function refusalWord({ why, late_ms }: Pick<Refusal, "why" | "late_ms">): string {
  switch (why) {
    case "late":
      return `refused, ${seconds(late_ms ?? 0)} after the hammer`;
    case "missed":
      return "refused, the lane was paused";
    case "too_low":
      return "refused, below the next ask";
  }
}

/** 410 → "0.41 s". */
export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

/** One bidder on the current lot. */
export interface DeskBidder {
  readonly mark: string;
  readonly bids: number;
  /** Their highest public amount, AED. */
  readonly best: number;
  /** ISO, of their last bid. */
  readonly last: string;
}

/** Returns the bidders on this lot, the leader first, then by amount. */
export function biddersOf(
  log: readonly LogLine[],
  lotId: number | null,
  leader: string | null,
): DeskBidder[] {
  const found = new Map<string, DeskBidder>();
  for (const line of log) {
    if (line.of !== "lot" || line.lotId !== lotId) continue;
    const { kind, mark, amount, at, received_at: receivedAt } = line.row;
    if (mark === null || amount === null || (kind !== "bid" && kind !== "automatic_bid")) continue;
    const known = found.get(mark);
    const moment = receivedAt ?? at;
    found.set(mark, {
      mark,
      bids: (known?.bids ?? 0) + 1,
      best: Math.max(known?.best ?? 0, amount),
      last: known && known.last > moment ? known.last : moment,
    });
  }
  return [...found.values()].toSorted(
    (one, other) => Number(other.mark === leader) - Number(one.mark === leader) || other.best - one.best,
  );
}
