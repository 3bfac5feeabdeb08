import type { Schema } from "@marsa/api-spec/client-problem";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";

type HistoryRow = Schema<"HistoryRow">;

const COUNTS: ReadonlySet<HistoryRow["kind"]> = new Set(["bid", "automatic_bid", "taken_back"]);

/** Returns the bids on a lot and what was taken back, newest first. */
export function bidsOn(log: readonly LogLine[], lotId: number | null): HistoryRow[] {
  return log.flatMap((line) =>
    line.of === "lot" && line.lotId === lotId && COUNTS.has(line.row.kind) ? [line.row] : [],
  );
}

const ofDesk = ({ kind, paddle }: HistoryRow) => kind === "bid" && paddle !== undefined;

/** The newest bid, if it can be taken back, or the reason why not. */
export type TakeBack = { readonly row: HistoryRow } | { readonly why: string };

/** Returns what can be taken back: the newest bid, from the room or a phone, with the stored maximum that answered it. */
export function takeBackOf([newest, before]: readonly HistoryRow[]): TakeBack {
  if (!newest || newest.kind === "taken_back") return { why: "No bid of the room or a phone" };
  if (ofDesk(newest)) return { row: newest };
  const answered = before && ofDesk(before) && newest.auto && newest.received_at === before.received_at;
  if (answered) return { row: before };
  if (before && ofDesk(before)) return { why: `${newest.mark ?? "Somebody"} has bid since` };
  return { why: "A net bid is never taken back" };
}

/** Returns the paddles that bid on a lot from the room, the last one first; `most` at most. */
export function paddlesOn(rows: readonly HistoryRow[], most: number): number[] {
  const numbers = rows.flatMap(({ channel, paddle }) => (channel === "room" && paddle ? [paddle] : []));
  return [...new Set(numbers)].slice(0, most);
}
