/** Compares the events of each listener with the model: none missing, doubled, out of order or wrong. */
import { Sequence } from "../record/sequence.ts";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { Entry, EventLine } from "../record/lines.ts";
import { LATE_MS, type Finding, type Kind } from "./finding.ts";
import { instant, type LotReplay } from "./lot-replay.ts";
import type { Stream } from "./read-record.ts";

const ARRIVALS = {
  gap: ["lost_event", "is missing"],
  late: ["event_order", "came after a later one"],
  again: ["doubled_event", "came twice"],
} as const satisfies Record<string, readonly [Kind, string]>;

/**
 * Checks all streams.
 * @param replays The replay of each lot, by topic.
 * @param lastSeq The last seq of topics with a known end.
 */
export function checkStreams(
  streams: readonly Stream[],
  replays: ReadonlyMap<string, LotReplay>,
  lastSeq: ReadonlyMap<string, number>,
): Finding[] {
  return streams.flatMap((stream) => {
    const replay = replays.get(stream.topic);
    return [
      ...inOrder(stream),
      ...(replay ? asTheRulesSay(stream, replay) : []),
      ...upToTheEnd(stream, lastSeq.get(stream.topic)),
    ];
  });
}

/** Checks the fields of whole events that no other check looks at. */
export function checkStates(
  events: readonly EventLine[],
  replays: ReadonlyMap<string, LotReplay>,
): Finding[] {
  return events.flatMap(({ topic, at, event }): Finding[] => {
    const chapter = replays.get(topic)?.chapters.get(event.seq);
    if (!chapter) return [];
    const { end, next_min, light } = event.state as components["schemas"]["LotLive"];
    const pairs = [
      // A lot in a lane has no end of its own.
      ["wrong_end", "end", end, instant(chapter.end) ?? end],
      ["wrong_price", "next_min", next_min, chapter.nextMin],
      ["wrong_price", "light", light, chapter.light],
    ] as const;
    return pairs
      .filter(([, , found, wanted]) => found !== wanted)
      .map(([kind, name, found, wanted]) => {
        const text = `Event ${event.seq} says ${name} ${found}; by the rules it is ${wanted}`;
        return { kind, where: topic, seq: event.seq, at, text, evidence: [event, { model: chapter }] };
      });
  });
}

function inOrder({ who, topic, entries }: Stream): Finding[] {
  const findings: Finding[] = [];
  let sequence: Sequence | null = null;
  let missing: Finding[] = [];
  for (const [i, entry] of entries.entries()) {
    const [at, before, seq] = entry;
    if (before === null) {
      findings.push(...missing);
      missing = [];
      if (sequence) sequence.restart(seq);
      else sequence = new Sequence(seq);
      continue;
    }
    const known: number = sequence?.seq ?? before;
    sequence ??= new Sequence(before);
    const arrival = sequence.take(before, seq);
    if (arrival === "next") continue;
    const [kind, words] = ARRIVALS[arrival];
    const which = arrival === "gap" ? `between ${known} and ${before}` : `${seq}`;
    const finding: Finding = {
      kind,
      where: topic,
      seq: arrival === "gap" ? before : seq,
      at,
      text: `Listener ${who}: event ${which} ${words}`,
      evidence: entries.slice(Math.max(0, i - 3), i + 3).map(inWords),
    };
    if (arrival === "gap") missing.push(finding);
    else findings.push(finding);
    // The missing event has come.
    if (arrival === "late") missing = missing.filter((gap) => gap.seq !== seq);
  }
  return [...findings, ...missing];
}

/** Returns the first wrong or late event of a listener; later ones follow from it. */
function asTheRulesSay({ who, topic, entries }: Stream, { chapters }: LotReplay): Finding[] {
  const findings: Finding[] = [];
  let newest = 0;
  for (const entry of entries) {
    const [at, before, seq, price, mark] = entry;
    const chapter = chapters.get(seq);
    const found = (kind: Kind, text: string): void => {
      if (findings.some((one) => one.kind === kind)) return;
      findings.push({ kind, where: topic, seq, at, text, evidence: [inWords(entry), { model: chapter }] });
    };
    if (!chapter) {
      // Before the first bid there is nothing to play.
      if (seq >= Math.min(...chapters.keys()))
        found("unexplained_change", `Listener ${who} received change ${seq}, which the lot does not have`);
      continue;
    }
    if (mark !== chapter.mark)
      found(
        "wrong_leader",
        `Listener ${who} was told that ${nameOf(mark)} leads; by the rules it is ${nameOf(chapter.mark)}`,
      );
    else if (price !== chapter.price)
      found(
        "wrong_price",
        `Listener ${who} was told the price ${price}; by the rules it is ${chapter.price}`,
      );
    const lateMs = chapter.bid && before !== null && seq > newest ? at - chapter.bid.doneAt : 0;
    if (lateMs > LATE_MS)
      found("late_event", `Listener ${who} received a bid ${lateMs} ms after it was answered`);
    newest = Math.max(newest, seq);
  }
  return findings;
}

function upToTheEnd({ who, topic, entries }: Stream, lastSeq: number | undefined): Finding[] {
  const newest = entries.reduce((most, [, , seq]) => Math.max(most, seq), 0);
  if (lastSeq === undefined || newest >= lastSeq) return [];
  const text = `Listener ${who} ended at ${newest}; the lot is at ${lastSeq}`;
  const evidence = entries.slice(-3).map(inWords);
  return [
    { kind: "stale_client", where: topic, seq: newest, at: entries.at(-1)?.[0] ?? null, text, evidence },
  ];
}

function inWords([at, before, seq, price, mark]: Entry): object {
  return {
    at,
    [before === null ? "read" : "received"]: seq,
    ...(before !== null && { before }),
    price,
    mark,
  };
}

function nameOf(mark: number | null): string {
  return mark === null ? "nobody" : `Bidder ${mark}`;
}
