/** The summary at the end of a k6 run. */
import type { Plan } from "./profiles.ts";

interface Metric {
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

/** The data that k6 passes at the end. */
export interface Summary {
  readonly metrics: Readonly<Record<string, Metric>>;
}

const latencies = {
  bid_latency: "bid -> verdict",
  bid_to_event: "bid -> event",
  control_latency: "control of a lane",
  list_latency: "list",
  facet_latency: "facet",
  lot_latency: "lot page",
  picture_latency: "picture",
  own_lateness: "k6 itself, late by",
};
const counts = {
  server_errors: "answers 5xx",
  lost_answers: "answers lost",
  retries: "bids sent again",
  bids_acknowledged: "bids acknowledged",
  bids_refused: "bids refused by the rules",
  late_verdicts: "late verdicts",
  lost_bids: "acknowledged bids lost",
  wrong_amounts: "amounts that differ",
  wrong_leaders: "wrong leaders",
  events_received: "events received",
  events_lost: "events lost",
  events_duplicated: "events doubled",
  events_out_of_order: "events out of order",
  stale_clients: "clients with an old state",
  links_broken: "links that broke",
  controls: "controls of the operators",
  lots_hammered: "lots hammered",
  unexpected_replies: "unexpected replies",
  saw_it_through: "people that saw it through",
};
const STATS = ["p(50)", "p(95)", "p(99)", "max"];
const WIDTH = 30;

/** Returns the result as a table for a person, and as JSON in the file that SUMMARY names. */
export function summarise(
  { metrics }: Summary,
  { scenario, profile, seconds }: Plan,
): Record<string, string> {
  const file = __ENV["SUMMARY"];
  const title = `${scenario}, ${profile}, ${seconds} s`;
  return {
    stdout: table(metrics, title),
    ...(file ? { [file]: JSON.stringify({ metrics, missed: missedOf(metrics) }) } : {}),
  };
}

function table(metrics: Summary["metrics"], title: string): string {
  const heads = ["p50", "p95", "p99", "max"].map((head) => head.padStart(9)).join("");
  const lines = ["", title, "", `  ${"ms".padEnd(WIDTH)}${heads}`];
  for (const [name, label] of Object.entries(latencies)) {
    const values = metrics[name]?.values;
    if (!values) continue;
    const cells = STATS.map((key) => (values[key] ?? NaN).toFixed(1).padStart(9));
    lines.push(`  ${label.padEnd(WIDTH)}${cells.join("")}`);
  }
  lines.push("");
  for (const [name, label] of Object.entries(counts)) {
    const metric = metrics[name];
    if (metric) lines.push(`  ${label.padEnd(WIDTH)}${String(metric.values["count"] ?? 0).padStart(9)}`);
  }
  const broken = missedOf(metrics).map((rule) => `  MISSED: ${rule}`);
  return [...lines, "", ...(broken.length > 0 ? broken : ["  All thresholds kept."]), ""].join("\n");
}

function missedOf(metrics: Summary["metrics"]): string[] {
  return Object.entries(metrics).flatMap(([name, { thresholds = {} }]) =>
    Object.entries(thresholds)
      .filter(([, { ok }]) => !ok)
      .map(([rule]) => `${name} ${rule}`),
  );
}
