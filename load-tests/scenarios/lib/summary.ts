interface Metric {
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

/** What k6 hands over at the end. */
export interface Summary {
  readonly metrics: Readonly<Record<string, Metric>>;
}

const latencies = { bid_latency: "bid -> reply", bid_to_event: "bid -> event" };
const counts = {
  bids_acknowledged: "bids acknowledged",
  bids_refused: "bids refused by the rules",
  lost_bids: "acknowledged bids lost",
  wrong_amounts: "amounts that differ",
  wrong_leaders: "wrong leaders",
  lost_events: "events lost",
  unexpected_replies: "unexpected replies",
  bidders_done: "bidders that saw it through",
};

/** The result as a table for a person. */
export function table({ metrics }: Summary, title: string): string {
  const lines = [
    "",
    title,
    "",
    `  ${"ms".padEnd(30)}${["p50", "p95", "p99", "max"].map((head) => head.padStart(9)).join("")}`,
  ];
  for (const [name, label] of Object.entries(latencies)) {
    const values = metrics[name]?.values ?? {};
    const cells = ["p(50)", "p(95)", "p(99)", "max"].map((key) =>
      (values[key] ?? NaN).toFixed(1).padStart(9),
    );
    lines.push(`  ${label.padEnd(30)}${cells.join("")}`);
  }
  lines.push("");
  for (const [name, label] of Object.entries(counts)) {
    lines.push(`  ${label.padEnd(30)}${String(metrics[name]?.values["count"] ?? 0).padStart(9)}`);
  }
  const broken = Object.entries(metrics).flatMap(([name, { thresholds = {} }]) =>
    Object.entries(thresholds)
      .filter(([, { ok }]) => !ok)
      .map(([rule]) => `  MISSED: ${name} ${rule}`),
  );
  lines.push("", ...(broken.length > 0 ? broken : ["  All thresholds kept."]), "");
  return lines.join("\n");
}
