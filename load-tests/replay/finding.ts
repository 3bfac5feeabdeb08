/** The defects that a record can show, and their evidence. */

/** All kinds in order of weight, each with its meaning. */
export const kinds = {
  lost_bid: "a bid that was acknowledged and does not stand",
  wrong_leader: "a leader that the rules do not name",
  wrong_price: "a price that the rules do not give",
  wrong_answer: "an answer to a bid that the rules do not give",
  wrong_refusal: "a refusal that no moment of its time explains",
  wrong_balance: "a deposit of which the rules leave more or less",
  wrong_row: "a row of the database that `npm run verify` does not take",
  wrong_end: "an end, or a result, that the rules do not give",
  verdict_order: "a bid judged before another that was answered before it was sent",
  broken_journal: "a journal whose chain does not hold",
  unexplained_change: "a change of a lot that nobody is known to have made",
  lost_event: "an event that never came",
  event_order: "an event that came after a later one",
  doubled_event: "an event that came twice on one link",
  late_event: "an event that came long after its bid",
  late_verdict: "a bid that waited too long for its answer",
  no_verdict: "a bid that was never answered",
  stale_client: "a client that ended with an old state",
} as const;

export type Kind = keyof typeof kinds;

export interface Finding {
  readonly kind: Kind;
  /** Lot 7, or a topic. */
  readonly where: string;
  readonly seq: number | null;
  /** ms since 1970 on the clock of the load, if known. */
  readonly at: number | null;
  /** One sentence for a person. */
  readonly text: string;
  /** The evidence: lines of the record, rows, and the result of the model. */
  readonly evidence: readonly unknown[];
}

/** A verdict or the event of a bid is late after so many ms. */
export const LATE_MS = 3_000;

export interface Findings {
  /** Number and first case of each kind. */
  readonly byKind: readonly { readonly kind: Kind; readonly count: number; readonly first: Finding }[];
}

/** Counts findings and keeps the first of each kind by time. The weightiest kinds come first. */
export function gather(all: readonly Finding[]): Findings {
  const byKind = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const some = all.filter((finding) => finding.kind === kind);
    const first = some.toSorted((a, b) => timeOf(a) - timeOf(b))[0];
    return first ? [{ kind, count: some.length, first }] : [];
  });
  return { byKind };
}

function timeOf({ at }: Finding): number {
  return at ?? Number.POSITIVE_INFINITY;
}
