/** Turns the record of a run into lines over time. */
import type { RunRecord } from "../replay/read-record.ts";
import type { Sample } from "../record/sampler.ts";
import type { Series, ServerSeries, Spread } from "./result.ts";

/** The most values of a chart. */
const MOST_STEPS = 300;
/** The longest time for clients to return after an outage of the router, ms. */
const RETURN_MS = 4_000;

/** A latency, ms, and its start. */
interface Timed {
  readonly at: number;
  readonly ms: number;
}

/** Returns the lines of a run in steps of time. */
export function seriesOf(record: RunRecord, samples: readonly Sample[]): Series {
  const { beginsAt, endsAt } = record.run;
  const stepS = Math.max(1, Math.ceil((endsAt - beginsAt) / 1_000 / MOST_STEPS));
  const steps = Math.ceil((endsAt - beginsAt) / 1_000 / stepS);
  const place = (at: number): number => Math.floor((at - beginsAt) / 1_000 / stepS);
  const perSecond = (instants: readonly number[]): number[] => {
    const counts = Array.from({ length: steps }, () => 0);
    for (const at of instants) {
      const step = place(at);
      if (step >= 0 && step < steps) counts[step]! += 1 / stepS;
    }
    return counts;
  };
  const spread = (timed: readonly Timed[]): Spread => {
    const groups = Map.groupBy(timed, ({ at }) => place(at));
    const column = (share: number) =>
      Array.from({ length: steps }, (_, step) =>
        quantileOf(
          (groups.get(step) ?? []).map(({ ms }) => ms),
          share,
        ),
      );
    return { p50: column(0.5), p95: column(0.95), p99: column(0.99) };
  };
  const { bids, asked, outages } = record;
  return {
    stepS,
    accepted: perSecond(bids.flatMap(({ reply, doneAt }) => (reply ? [doneAt] : []))),
    refused: perSecond(bids.flatMap(({ refusal, doneAt }) => (refusal ? [doneAt] : []))),
    asked: perSecond(asked.map(([at]) => at)),
    verdictMs: spread(bids.map(({ sentAt, doneAt }) => ({ at: sentAt, ms: doneAt - sentAt }))),
    eventMs: spread(fanOut(record)),
    askedMs: spread(asked.flatMap(([at, what, ms]) => (what === "picture" ? [] : [{ at, ms }]))),
    links: linksOver(record, steps, (step) => beginsAt + step * stepS * 1_000),
    server: serverOver(samples, steps, place),
    outages: outages.map(({ from, to }) => [(from - beginsAt) / 1_000, (to - beginsAt) / 1_000] as const),
  };
}

/** Returns p50, p95 and p99 from a bid to its event at each listener, outside outages; null without bids. */
export function fanOutOutsideOutages(record: RunRecord): { p50: number; p95: number; p99: number } | null {
  const calm = fanOut(record).filter(
    ({ at, ms }) => !record.outages.some(({ from, to }) => at + ms >= from && at <= to + RETURN_MS),
  );
  if (calm.length === 0) return null;
  const all = calm.map(({ ms }) => ms);
  return {
    p50: quantileOf(all, 0.5) ?? 0,
    p95: quantileOf(all, 0.95) ?? 0,
    p99: quantileOf(all, 0.99) ?? 0,
  };
}

/** Times from each bid to each listener with an open link. */
function fanOut({ bids, streams }: RunRecord): Timed[] {
  const sent = new Map<string, number>();
  for (const { lot, reply, sentAt } of bids) if (reply) sent.set(`auction.lot.${lot} ${reply.seq}`, sentAt);
  return streams.flatMap(({ topic, entries }) => {
    let known = 0;
    return entries.flatMap(([receivedAt, before, seq]): Timed[] => {
      const isNew = before !== null && seq > known;
      known = Math.max(known, seq);
      const at = isNew ? sent.get(`${topic} ${seq}`) : undefined;
      return at === undefined ? [] : [{ at, ms: receivedAt - at }];
    });
  });
}

function linksOver({ links }: RunRecord, steps: number, instant: (step: number) => number): number[] {
  const sorted = links.toSorted((a, b) => a.at - b.at);
  let standing = 0;
  let next = 0;
  return Array.from({ length: steps }, (_, step) => {
    for (; next < sorted.length && sorted[next]!.at < instant(step + 1); next += 1)
      standing += sorted[next]!.up === 1 ? 1 : -1;
    return standing;
  });
}

function serverOver(samples: readonly Sample[], steps: number, place: (at: number) => number): ServerSeries {
  const groups = Map.groupBy(samples, ({ at }) => place(at));
  const column = (figure: "cpu" | "rssMb" | "heapMb" | "handles") =>
    Array.from({ length: steps }, (_, step) => {
      const values = (groups.get(step) ?? []).flatMap((sample) => sample[figure] ?? []);
      return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
    });
  return { cpu: column("cpu"), rssMb: column("rssMb"), heapMb: column("heapMb"), handles: column("handles") };
}

/** Returns null for an empty list. */
export function quantileOf(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
