/** Checks that every verdict came in time and in order, and that each refusal was right at some moment. */
import type { BidLine } from "../record/lines.ts";
import { LATE_MS, type Finding, type Kind } from "./finding.ts";
import type { Chapter, LotReplay } from "./lot-replay.ts";

/**
 * The changes of a lot between which a bid was judged: after the bids that were answered before it was sent, and
 * before the bids that were sent after its reply.
 */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Checks all bids on the lot of a replay. */
export function checkVerdicts({ lot, chapters }: LotReplay, bids: readonly BidLine[]): Finding[] {
  const spanOf = spans(lot.seq, Math.max(...chapters.keys()), bids);
  return bids.flatMap((bid): Finding[] => {
    const { sentAt, doneAt, status, reply, refusal } = bid;
    const span = spanOf(bid);
    const found = (kind: Kind, text: string, ...evidence: unknown[]): Finding => ({
      kind,
      where: `lot ${lot.id}`,
      seq: reply?.seq ?? null,
      at: doneAt,
      text,
      evidence: [bid, ...evidence],
    });
    const findings: Finding[] = [];
    if (doneAt - sentAt > LATE_MS)
      findings.push(found("late_verdict", `User ${bid.who} waited ${doneAt - sentAt} ms for the verdict`));
    if (!reply && !refusal)
      findings.push(found("no_verdict", `The bid of user ${bid.who} was answered ${status || "not at all"}`));
    if (reply && reply.seq <= span.from) {
      const text = `A bid was judged as change ${reply.seq}, though change ${span.from} had been answered before it was sent`;
      const earlier = chapters.get(span.from)?.bid;
      findings.push(found("verdict_order", text, earlier));
    }
    if (refusal && !isDeserved(bid, refusal, momentsOf(chapters, span))) {
      const text = `${bid.price} AED (${bid.mode}) of user ${bid.who} was refused with ${refusal.code}, which no moment of its time explains`;
      findings.push(
        found("wrong_refusal", text, { span, model: momentsOf(chapters, span).slice(0, 5).map(brief) }),
      );
    }
    return findings;
  });
}

function isDeserved(
  { who, price, mode }: BidLine,
  { code, details }: NonNullable<BidLine["refusal"]>,
  moments: readonly Chapter[],
): boolean {
  return moments.some(({ leader, max, nextMin, status, end }) => {
    const mine = leader === who;
    if (code === "ALREADY_LEADING") return mine && mode === "exact";
    if (code === "MAX_NOT_HIGHER") return mine && mode === "max" && price <= (max ?? 0);
    if (code === "BID_TOO_LOW") return !mine && price < nextMin && details["next_min"] === nextMin;
    // Only the auctioneer knows when a turn in a lane ends; a lot with an end must have ended.
    if (code === "LOT_CLOSED")
      return end === null || status !== "open" || typeof details["late_ms"] === "number";
    return code === "LOT_NOT_OPEN" && end === null;
  });
}

function momentsOf(chapters: ReadonlyMap<number, Chapter>, { from, to }: Span): Chapter[] {
  const moments: Chapter[] = [];
  for (let seq = from; seq <= to; seq += 1) {
    const chapter = chapters.get(seq);
    if (chapter) moments.push(chapter);
  }
  return moments;
}

function brief({ seq, leader, price, max, nextMin, status }: Chapter): object {
  return { seq, leader, price, max, nextMin, status };
}

function spans(first: number, last: number, bids: readonly BidLine[]): (bid: BidLine) => Span {
  const accepted = bids.flatMap(({ sentAt, doneAt, reply }) =>
    reply ? [{ sentAt, doneAt, seq: reply.seq }] : [],
  );
  const byAnswer = accepted.toSorted((a, b) => a.doneAt - b.doneAt);
  const bySending = accepted.toSorted((a, b) => b.sentAt - a.sentAt);
  const highest = running(byAnswer, (most, { seq }) => Math.max(most, seq), first);
  const lowest = running(bySending, (least, { seq }) => Math.min(least, seq), last + 1);
  return ({ sentAt, doneAt }) => {
    const before = countOf(byAnswer, (one) => one.doneAt < sentAt);
    const after = countOf(bySending, (one) => one.sentAt > doneAt);
    return { from: highest[before] ?? first, to: (lowest[after] ?? last + 1) - 1 };
  };
}

/** Returns the value after none, one, two … of the items. */
function running<Item>(
  items: readonly Item[],
  next: (value: number, item: Item) => number,
  start: number,
): number[] {
  const values = [start];
  for (const item of items) values.push(next(values.at(-1)!, item));
  return values;
}

/** Returns how many sorted items at the front fulfill a condition. */
function countOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
