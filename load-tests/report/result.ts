/** The stored result of a run, for its report and for later comparisons. */
import type { Replayed } from "../replay/replay.ts";

/** Increase when older results can no longer be read. */
export const RESULT_VERSION = 1;

/** p50, p95 and p99 in each step of time; null without measurements. */
export interface Spread {
  readonly p50: readonly (number | null)[];
  readonly p95: readonly (number | null)[];
  readonly p99: readonly (number | null)[];
}

export interface Series {
  /** Seconds between two values; the first is at the start of bidding. */
  readonly stepS: number;
  /** Each second. */
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly asked: readonly number[];
  /** ms. */
  readonly verdictMs: Spread;
  readonly eventMs: Spread;
  readonly askedMs: Spread;
  /** Number of open links to the router. */
  readonly links: readonly number[];
  readonly server: ServerSeries;
  /** Outages of the router, seconds from the start. */
  readonly outages: readonly (readonly [from: number, to: number])[];
}

/** Null without a measurement. */
export interface ServerSeries {
  /** Per cent of one core. */
  readonly cpu: readonly (number | null)[];
  readonly rssMb: readonly (number | null)[];
  readonly heapMb: readonly (number | null)[];
  readonly handles: readonly (number | null)[];
}

/** Counts, times and thresholds of k6. */
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
  /** Time from a bid to its event at each listener, ms, outside outages. */
  readonly fanOutMs: { readonly p50: number; readonly p95: number; readonly p99: number } | null;
  readonly series: Series;
}

const MARK = '<script type="application/json" id="result">';

/** Returns the result as part of a report, so that one file is enough. */
export function embedded(result: RunResult): string {
  return `${MARK}${JSON.stringify(result).replaceAll("<", String.raw`\u003c`)}</script>`;
}

/**
 * Reads the result from a report or from JSON.
 * @throws Error with a sentence for another file.
 */
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
