/** Plays every reply and event of a run on the model of the rules and compares them with the journals. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { markOf, type LotGiven } from "../record/lines.ts";
import { checkDeposits } from "./check-deposits.ts";
import { checkStates, checkStreams } from "./check-streams.ts";
import { checkVerdicts } from "./check-verdicts.ts";
import { gather, type Finding, type Findings } from "./finding.ts";
import type { ReadLot } from "./journals.ts";
import { checkReceipts, type LotAfter } from "./lot-after.ts";
import { instant, replayLot, type LotReplay } from "./lot-replay.ts";
import type { RunRecord } from "./read-record.ts";

type LotEvent = components["schemas"]["LotEvent"];

export interface Replayed extends Findings {
  readonly bids: number;
  readonly accepted: number;
  readonly events: number;
  readonly listeners: number;
  readonly lots: number;
  readonly journalRows: number;
}

/**
 * Replays a run.
 * @param found Findings about the run from elsewhere.
 */
export async function replay(
  record: RunRecord,
  readLot: ReadLot,
  found: readonly Finding[] = [],
): Promise<Replayed> {
  const findings = [...found];
  const replays = new Map<string, LotReplay>();
  const lastSeq = new Map<string, number>();
  const bidsByLot = Map.groupBy(record.bids, ({ lot }) => lot);
  let journalRows = 0;
  for (const lot of record.run.lots) {
    const topic = `auction.lot.${lot.id}`;
    const after = await readLot(lot.id);
    const bids = bidsByLot.get(lot.id) ?? [];
    const accepted = bids.filter(({ reply }) => reply !== null);
    const receipts = await checkReceipts(lot.id, after.journal, accepted);
    const lotReplay = replayLot({
      lot,
      depositAed: record.run.depositAed,
      standing: receipts.standing,
      events: record.events.flatMap((one) => (one.topic === topic ? [one.event as LotEvent] : [])),
      controls: record.controls,
      lastSeq: after.live.seq,
    });
    findings.push(...receipts.findings, ...lotReplay.findings, ...checkVerdicts(lotReplay, bids));
    findings.push(...atTheEnd(lot, lotReplay, after));
    replays.set(topic, lotReplay);
    // People in a lane leave a lot with its turn; a standard lot may end after all people have left.
    const last = Math.max(0, ...accepted.map(({ reply }) => reply?.seq ?? 0));
    if (lot.lane === null) lastSeq.set(topic, Math.min(last, after.live.seq));
    journalRows += after.journal.length;
  }
  findings.push(
    ...checkDeposits(record, replays),
    ...checkStates(record.events, replays),
    ...checkStreams(record.streams, replays, lastSeq),
  );
  return {
    ...gather(findings),
    bids: record.bids.length,
    accepted: record.bids.filter(({ reply }) => reply).length,
    events: record.streams.reduce((sum, { entries }) => sum + entries.length, 0),
    listeners: new Set(record.streams.map(({ who }) => who)).size,
    lots: record.run.lots.length,
    journalRows,
  };
}

const ENDED = new Set(["sold", "notSold", "summarizing"]);

function atTheEnd({ id, end }: LotGiven, { chapters }: LotReplay, { live, journal }: LotAfter): Finding[] {
  const last = chapters.get(live.seq);
  const found = (kind: Finding["kind"], text: string): Finding[] => [
    {
      kind,
      where: `lot ${id}`,
      seq: live.seq,
      at: null,
      text,
      evidence: [live, { model: last }, journal.at(-1)],
    },
  ];
  if (!last) return found("unexplained_change", `The lot is at ${live.seq}, before it began`);
  if (markOf(live.leader) !== last.mark)
    return found("wrong_leader", `${live.leader} leads at the end; by the rules it is Bidder ${last.mark}`);
  if (live.price !== last.price)
    return found("wrong_price", `The price is ${live.price} at the end; by the rules it is ${last.price}`);
  const result = ENDED.has(live.status) && end !== null && live.status !== last.status;
  if (result) return found("wrong_end", `The lot ended as ${live.status}; by the rules it is ${last.status}`);
  const isMoved = end !== null && Date.parse(live.end) !== last.end;
  return isMoved
    ? found("wrong_end", `The lot ends at ${live.end}; by the rules at ${instant(last.end)}`)
    : [];
}
