/** Counts in memory, at a constant cost per moment. A scrape reads them. */
import { callChannel, commitChannel, type CallMeasure, type CommitMeasure } from "../store/channels.ts";
import { Histogram } from "./histogram.ts";

/** Calls that bid, by their operation. */
export const BIDS: ReadonlySet<string> = new Set(["makebid", "buyNow", "removeProxy"]);

export interface Counts {
  /** Answered calls by operation, then by result. */
  readonly calls: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Time from the request to the answer of bids, seconds. */
  readonly bidSeconds: Histogram;
  /** Jobs in one commit. */
  readonly commitJobs: Histogram;
  /** Time of one commit, seconds. */
  readonly commitSeconds: Histogram;
  stop(): void;
}

/** Starts to count. */
export function startCounts(): Counts {
  const calls = new Map<string, Map<string, number>>();
  const bidSeconds = new Histogram([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3]);
  const commitJobs = new Histogram([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  const commitSeconds = new Histogram([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]);
  const onCall = (message: unknown) => {
    const { operation, result, ms } = message as CallMeasure;
    const results = calls.get(operation) ?? new Map<string, number>();
    if (results.size === 0) calls.set(operation, results);
    const key = result ?? "none";
    results.set(key, (results.get(key) ?? 0) + 1);
    if (BIDS.has(operation)) bidSeconds.add(ms / 1_000);
  };
  const onCommit = (message: unknown) => {
    const { jobs, ms } = message as CommitMeasure;
    commitJobs.add(jobs);
    commitSeconds.add(ms / 1_000);
  };
  callChannel.subscribe(onCall);
  commitChannel.subscribe(onCommit);
  return {
    calls,
    bidSeconds,
    commitJobs,
    commitSeconds,
    stop() {
      callChannel.unsubscribe(onCall);
      commitChannel.unsubscribe(onCommit);
    },
  };
}
