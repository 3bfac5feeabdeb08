/** The words of a run for a terminal. */
import { kinds, type Finding } from "../replay/finding.ts";
import type { RunResult } from "./result.ts";
import type { Replayed } from "../replay/replay.ts";

/** Prefix of the threshold from a bid to its event. */
export const FAN_OUT = "bid -> event at every listener";

/** What a run without a bid proves. */
export const NOTHING_PROVEN =
  "Nobody bid, so nothing was replayed: this run shows times and refusals, and proves no value of a list.";

/** Returns the findings of the replay: the first of each kind, with its evidence. */
export function inWords(replayed: Replayed): string {
  const { accepted, bids, events, listeners, lots, journalRows, byKind } = replayed;
  const head =
    `  Replayed: ${bids} bids (${accepted} accepted) on ${lots} lots, ${journalRows} rows of journals, ` +
    `${events} events at ${listeners} listeners.`;
  if (byKind.length === 0)
    return bids > 0 ? `${head}\n  The rules, the journals and every listener agree.` : `  ${NOTHING_PROVEN}`;
  const found = byKind.map(
    ({ kind, count, first }) =>
      `\n  FOUND ${count} x ${kinds[kind]}. The first: ${placeOf(first)}\n    ${first.text}\n` +
      first.evidence.map((one) => `      ${JSON.stringify(one).slice(0, 600)}`).join("\n"),
  );
  return [head, ...found].join("\n");
}

/** Returns place and time: "lot 7, change 12, 18:03:04.123". */
export function placeOf({ where, seq, at }: Finding): string {
  const time = at === null ? null : new Date(at).toISOString().slice(11, 23);
  return [where, seq === null ? null : `change ${seq}`, time].filter((part) => part !== null).join(", ");
}

/** Returns the times from a bid to its event at each listener, outside outages. */
export function fanOutInWords({
  fanOutMs,
  metrics,
  missed,
}: Pick<RunResult, "fanOutMs" | "metrics" | "missed">): string {
  if (!fanOutMs) return "";
  const { p50, p95, p99 } = fanOutMs;
  const own = metrics["own_lateness"]?.values["p(99)"];
  const rule = missed.find((one) => one.startsWith(FAN_OUT));
  return (
    `  ${FAN_OUT}, outside outages: p50 ${p50}, p95 ${p95}, p99 ${p99} ms` +
    `${own === undefined ? "" : ` (k6 itself was late by p99 ${own.toFixed(0)} ms)`}\n${rule ? `  MISSED: ${rule}\n` : ""}`
  );
}
