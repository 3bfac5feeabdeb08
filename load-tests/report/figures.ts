/** The figures of a run: a few large ones, and all of them in a table. */
import { escape } from "./chart.ts";
import type { Metrics, RunResult } from "./result.ts";

interface Figure {
  readonly name: string;
  readonly unit?: string;
  readonly value: (result: RunResult) => number | null;
  readonly digits?: number;
}

const total = (metric: string) => (result: RunResult) => result.metrics[metric]?.values["count"] ?? null;
const timed = (metric: string, share: string) => (result: RunResult) =>
  result.metrics[metric]?.values[`p(${share})`] ?? null;
const longest = (metric: string) => (result: RunResult) => result.metrics[metric]?.values["max"] ?? null;
const found = (kinds: readonly string[]) => (result: RunResult) =>
  result.replayed.bids === 0
    ? null
    : result.replayed.byKind.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);

const FIGURES: readonly Figure[] = [
  { name: "answers 5xx", value: total("server_errors") },
  { name: "answers lost", value: total("lost_answers") },
  { name: "bids sent again", value: total("retries") },
  { name: "bids accepted", value: total("bids_acknowledged") },
  {
    name: "accepted a second",
    value: (result) => {
      const bids = total("bids_acknowledged")(result);
      return bids === null ? null : bids / result.seconds;
    },
    digits: 1,
  },
  { name: "bid to verdict, p95", unit: "ms", value: timed("bid_latency", "95"), digits: 1 },
  { name: "bid to verdict, p99", unit: "ms", value: timed("bid_latency", "99"), digits: 1 },
  { name: "bid to verdict, longest", unit: "ms", value: longest("bid_latency"), digits: 1 },
  {
    name: "bid to event at every listener, p50",
    unit: "ms",
    value: ({ fanOutMs }) => fanOutMs?.p50 ?? null,
    digits: 1,
  },
  { name: "the same, p99", unit: "ms", value: ({ fanOutMs }) => fanOutMs?.p99 ?? null, digits: 1 },
  { name: "k6 itself late by, p99", unit: "ms", value: timed("own_lateness", "99"), digits: 1 },
  { name: "events received", value: total("events_received") },
  {
    name: "events lost, doubled, out of order",
    value: found(["lost_event", "doubled_event", "event_order"]),
  },
  { name: "wrong leaders and prices", value: found(["wrong_leader", "wrong_price"]) },
  { name: "bids lost", value: found(["lost_bid"]) },
  { name: "late verdicts and events", value: found(["late_verdict", "late_event"]) },
  { name: "list, p95", unit: "ms", value: timed("list_latency", "95"), digits: 1 },
  { name: "list, p99", unit: "ms", value: timed("list_latency", "99"), digits: 1 },
  { name: "list, longest", unit: "ms", value: longest("list_latency"), digits: 1 },
  { name: "lot page, p95", unit: "ms", value: timed("lot_latency", "95"), digits: 1 },
];

/** Returns the figures of the run, each beside that of an earlier run if there is one. */
export function figuresOf(result: RunResult, earlier: RunResult | null): string {
  return FIGURES.flatMap(({ name, unit, value, digits = 0 }) => {
    const now = value(result);
    if (now === null) return [];
    const before = earlier && value(earlier);
    const note = before === null ? "" : `<em>before: ${number(before, digits)}${change(now, before)}</em>`;
    const small = unit ? `<small>${unit}</small>` : "";
    return [
      `<div class="figure"><b>${number(now, digits)}${small}</b><span>${escape(name)}</span>${note}</div>`,
    ];
  }).join("");
}

function change(now: number, before: number): string {
  if (before === 0 || now === before) return "";
  const share = Math.round((now / before - 1) * 100);
  return `, ${share < 0 ? "−" : "+"}${Math.abs(share)} %`;
}

const STATS = ["p(50)", "p(95)", "p(99)", "max"];
/** Metrics of k6 itself that describe the server. */
const OWN = new Set([
  "http_reqs",
  "http_req_duration",
  "http_req_failed",
  "data_received",
  "data_sent",
  "vus_max",
]);
const OF_K6 = /^(http_|data_|vus|iteration|ws_|group_|checks)/;

/** Every metric of k6, with its thresholds. */
export function tableOf({ metrics, missed }: RunResult, earlier: RunResult | null): string {
  const names = Object.keys(metrics).filter((name) => !OF_K6.test(name) || OWN.has(name));
  const rows = names.toSorted().map((name) => {
    const { values, thresholds } = metrics[name]!;
    const cells = STATS.map(
      (stat) => `<td>${values[stat] === undefined ? "" : number(values[stat], 1)}</td>`,
    );
    const sum = totalOf(metrics, name);
    const before = earlier && totalOf(earlier.metrics, name);
    const isMissed = thresholds.some((rule) => missed.includes(`${name} ${rule}`));
    return (
      `<tr><td>${escape(name)}</td><td>${sum === null ? "" : number(sum, sum < 1 && sum > 0 ? 3 : 0)}</td>${cells.join("")}` +
      (earlier ? `<td>${before === null ? "" : number(before, 1)}</td>` : "") +
      `<td class="${isMissed ? "missed" : ""}">${escape(thresholds.join(", "))}${isMissed ? " missed" : ""}</td></tr>`
    );
  });
  const heads = ["metric", "sum", "p50", "p95", "p99", "max", ...(earlier ? ["before"] : []), "threshold"];
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** Returns a counter's count, a rate's rate or a trend's p95. */
function totalOf(metrics: Metrics, name: string): number | null {
  const values = metrics[name]?.values;
  if (!values) return null;
  return values["count"] ?? values["rate"] ?? values["value"] ?? null;
}

function number(value: number, digits: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: value >= 1_000 ? 0 : digits });
}
