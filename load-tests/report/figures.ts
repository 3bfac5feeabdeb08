/** The figures of a run: a few large ones, and all of them in a table. */
import { escape } from "./chart.ts";
import type { Metrics, RunResult } from "./result.ts";

interface Figure {
  readonly name: string;
  readonly unit?: string;
  readonly value: (result: RunResult) => number | null;
  readonly digits?: number;
  /** The metric whose thresholds stand beside it. */
  readonly metric?: string;
  /** More of the same metric, in words. */
  readonly more?: (result: RunResult) => string;
}

const statOf = (metric: string, stat: string) => (result: RunResult) =>
  result.metrics[metric]?.values[stat] ?? null;
const found = (kinds: readonly string[]) => (result: RunResult) =>
  result.replayed.bids === 0
    ? null
    : result.replayed.byKind.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);

const total = (name: string, metric: string): Figure => ({ name, metric, value: statOf(metric, "count") });
const timed = (name: string, metric: string): Figure => ({
  name: `${name}, p99`,
  unit: "ms",
  metric,
  value: statOf(metric, "p(99)"),
  digits: 1,
  more: (result) =>
    `p95 ${number(statOf(metric, "p(95)")(result) ?? NaN, 1)}, longest ${number(statOf(metric, "max")(result) ?? NaN, 1)}`,
});

const FIGURES: readonly Figure[] = [
  total("answers 5xx", "server_errors"),
  total("answers lost", "lost_answers"),
  total("bids sent again", "retries"),
  timed("bid to verdict", "bid_latency"),
  timed("list", "list_latency"),
  timed("counts of a filter", "facet_latency"),
  timed("lot page", "lot_latency"),
  timed("picture", "picture_latency"),
  total("bids accepted", "bids_acknowledged"),
  {
    name: "accepted a second",
    value: (result) => {
      const bids = statOf("bids_acknowledged", "count")(result);
      return bids === null ? null : bids / result.seconds;
    },
    digits: 1,
  },
  {
    name: "bid to event at every listener, p99",
    unit: "ms",
    value: ({ fanOutMs }) => fanOutMs?.p99 ?? null,
    digits: 1,
    more: ({ fanOutMs }) => `p50 ${number(fanOutMs?.p50 ?? NaN, 1)}`,
  },
  { name: "k6 itself late by, p99", unit: "ms", value: statOf("own_lateness", "p(99)"), digits: 1 },
  total("events received", "events_received"),
  {
    name: "events lost, doubled, out of order",
    value: found(["lost_event", "doubled_event", "event_order"]),
  },
  { name: "wrong leaders, prices and ends", value: found(["wrong_leader", "wrong_price", "wrong_end"]) },
  { name: "bids lost", value: found(["lost_bid"]) },
  { name: "wrong deposits", value: found(["wrong_balance"]) },
  { name: "late verdicts and events", value: found(["late_verdict", "late_event"]) },
];

/** Returns the figures of the run with their thresholds, each beside that of an earlier run if there is one. */
export function figuresOf(result: RunResult, earlier: RunResult | null): string {
  return FIGURES.flatMap(({ name, unit, value, digits = 0, metric = "", more }) => {
    const now = value(result);
    if (now === null) return [];
    const before = earlier && value(earlier);
    const notes = [
      ...(more ? [more(result)] : []),
      ...(result.metrics[metric]?.thresholds ?? []).map((rule) => ruleText(result, metric, rule)),
      ...(before === null ? [] : [`before: ${number(before, digits)}${change(now, before)}`]),
    ];
    const small = unit ? `<small>${unit}</small>` : "";
    return [
      `<div class="figure"><b>${number(now, digits)}${small}</b><span>${escape(name)}</span>${notes.map((note) => `<em>${escape(note)}</em>`).join("")}</div>`,
    ];
  }).join("");
}

/** Returns a threshold of k6, and whether it was missed: "p(99)<2000", "p(99)<2000 missed". */
function ruleText({ missed }: RunResult, metric: string, rule: string): string {
  return missed.includes(`${metric} ${rule}`) ? `${rule} missed` : rule;
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
export function tableOf(result: RunResult, earlier: RunResult | null): string {
  const { metrics } = result;
  const names = Object.keys(metrics).filter((name) => !OF_K6.test(name) || OWN.has(name));
  const rows = names.toSorted().map((name) => {
    const { values, thresholds } = metrics[name]!;
    const cells = STATS.map(
      (stat) => `<td>${values[stat] === undefined ? "" : number(values[stat], 1)}</td>`,
    );
    const sum = totalOf(metrics, name);
    const before = earlier && totalOf(earlier.metrics, name);
    const rules = thresholds.map((rule) => ruleText(result, name, rule)).join(", ");
    return (
      `<tr><td>${escape(name)}</td><td>${sum === null ? "" : number(sum, sum < 1 && sum > 0 ? 3 : 0)}</td>${cells.join("")}` +
      (earlier ? `<td>${before === null ? "" : number(before, 1)}</td>` : "") +
      `<td class="${rules.includes("missed") ? "missed" : ""}">${escape(rules)}</td></tr>`
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
