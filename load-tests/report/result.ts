/** What is kept of a run: for the report, and for a later run to be compared with. */
import type { Replayed } from "../replay/replay.ts";

/** Bump when an older result can no longer be read. */
export const RESULT_VERSION = 1;

/** p50, p95 and p99 in each step of time; null where there was nothing to measure. */
export interface Spread {
  readonly p50: readonly (number | null)[];
  readonly p95: readonly (number | null)[];
  readonly p99: readonly (number | null)[];
}

export interface Series {
  /** Seconds from one value to the next; the first is at the beginning of the bidding. */
  readonly stepS: number;
  /** Each second. */
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly asked: readonly number[];
  /** ms. */
  readonly verdictMs: Spread;
  readonly eventMs: Spread;
  readonly askedMs: Spread;
  /** Links to the router that stand. */
  readonly links: readonly number[];
  readonly server: ServerSeries;
  /** Seconds from the beginning in which the router was down. */
  readonly outages: readonly (readonly [from: number, to: number])[];
}

/** Null where it could not be seen. */
export interface ServerSeries {
  /** Per cent of one core. */
  readonly cpu: readonly (number | null)[];
  readonly rssMb: readonly (number | null)[];
  readonly heapMb: readonly (number | null)[];
  readonly handles: readonly (number | null)[];
}

/** How k6 counted and timed; what it was allowed. */
export type Metrics = Readonly<
  Record<
    string,
    { readonly values: Readonly<Record<string, number>>; readonly thresholds: readonly string[] }
  >
>;

export interface RunResult {
  readonly version: number;
  readonly scenario: string;
  readonly profile: string;
  readonly seconds: number;
  /** ISO */
  readonly began: string;
  readonly router: string;
  readonly target: string;
  /** Processor, cores, Node, k6. */
  readonly machine: string;
  readonly fault: string | null;
  readonly metrics: Metrics;
  /** Thresholds that were missed, in k6's words. */
  readonly missed: readonly string[];
  readonly replayed: Replayed;
  /** From a bid to its event at each listener, ms, outside outages. */
  readonly fanOutMs: { readonly p50: number; readonly p95: number; readonly p99: number } | null;
  readonly series: Series;
}

const MARK = '<script type="application/json" id="result">';

/** The result inside a report, so that one file is enough. */
export function embedded(result: RunResult): string {
  return `${MARK}${JSON.stringify(result).replaceAll("<", String.raw`\u003c`)}</script>`;
}

/** In: a report, or a result as JSON. Throws with a sentence when it is neither. */
export function readResult(text: string): RunResult {
  const begin = text.indexOf(MARK);
  const json = begin < 0 ? text : text.slice(begin + MARK.length, text.indexOf("</script>", begin));
  let result: RunResult;
  try {
    result = JSON.parse(json) as RunResult;
  } catch {
    throw new Error("That is neither a report of a run nor its result");
  }
  if (result.version !== RESULT_VERSION)
    throw new Error(`That report is of another version (${result.version}): run it again`);
  return result;
}
