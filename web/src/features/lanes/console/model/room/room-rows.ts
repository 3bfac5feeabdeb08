import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { isOfDesk, UNNAMED } from "#/realtime/lots/mark-of-desk.ts";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";

type HistoryRow = Schema<"HistoryRow">;

const COUNTS: ReadonlySet<HistoryRow["kind"]> = new Set(["bid", "automatic_bid", "taken_back"]);

/** Returns the bids on a lot and what was taken back, newest first. */
export function bidsOn(log: readonly LogLine[], lotId: number | null): HistoryRow[] {
  return log.flatMap((line) =>
    line.of === "lot" && line.lotId === lotId && COUNTS.has(line.row.kind) ? [line.row] : [],
  );
}

const ofDesk = ({ kind, mark }: HistoryRow) => kind === "bid" && isOfDesk(mark);

/** The newest bid, if it can be taken back, or the reason why not. */
export type TakeBack = { readonly row: HistoryRow } | { readonly why: string };

/** Returns what can be taken back: the newest bid, from the room or a phone, with the stored maximum that answered it. */
export function takeBackOf([newest, before]: readonly HistoryRow[]): TakeBack {
  if (!newest || newest.kind === "taken_back") return { why: "No room or phone bid" };
  if (ofDesk(newest)) return { row: newest };
  if (before?.kind === "taken_back") return { why: "The last bid was taken back" };
  const answered = before && ofDesk(before) && newest.auto && newest.received_at === before.received_at;
  if (answered) return { row: before };
  if (before && ofDesk(before)) return { why: `${newest.mark ?? "Somebody"} has bid since` };
  return { why: "Net bids stay" };
}

/** The reasons for taking back, in the order of their keys. */
export const TAKE_BACK_REASONS: readonly Schema<"TakeBackReason">[] = [
  "Wrong paddle",
  "No bid",
  "Wrong amount",
];

/** Says who leads after the newest bid of the desk is taken back. */
export function leadsThen(rows: readonly HistoryRow[], taken: HistoryRow): string {
  // The bid that got its name stands before the row with the name.
  const isSame = ({ mark, amount }: HistoryRow) => mark === UNNAMED && amount === taken.amount;
  const before = rows.slice(rows.indexOf(taken) + 1).find((row) => !isSame(row));
  return before === undefined || before.kind === "taken_back"
    ? "Then the lot has no bid again."
    : `Then ${before.mark ?? "the earlier bidder"} leads at ${money(before.amount ?? 0)} again.`;
}

/** Returns the paddles that bid on a lot from the room, the last one first; `most` at most. */
export function paddlesOn(rows: readonly HistoryRow[], most: number): number[] {
  const numbers = rows.flatMap(({ channel, paddle }) => (channel === "room" && paddle ? [paddle] : []));
  return [...new Set(numbers)].slice(0, most);
}
