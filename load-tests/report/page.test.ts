/** The report of a run as one HTML file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { recordOf } from "../replay/read-record.ts";
import type { Line } from "../record/lines.ts";
import type { Replayed } from "../replay/replay.ts";
import { pageOf } from "./page.ts";
import { resultOf } from "./result-of.ts";
import { readResult, type RunResult } from "./result.ts";
import { inWords } from "./words.ts";

const text = readFileSync(join(import.meta.dirname, "../replay/recorded/bid-war.jsonl"), "utf8");
const lines = text
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { type: string });
const record = recordOf(lines.filter(({ type }) => type !== "after") as unknown as Line[]);
const fine: Replayed = {
  byKind: [],
  bids: 126,
  accepted: 113,
  events: 394,
  listeners: 7,
  lots: 2,
  journalRows: 200,
};
const metrics = {
  bids_acknowledged: { values: { count: 113 }, thresholds: ["count>=6"] },
  bid_latency: { values: { "p(95)": 13.5, "p(99)": 39.3, max: 80 }, thresholds: ["p(95)<1000"] },
};
const sample = { cpu: 12, rssMb: 300, heapMb: 60, handles: 40, databaseMb: 4 };
const samples = [1, 2, 3].map((second) => ({ ...sample, at: record.run.beginsAt + second * 1_000 }));
const about = { fault: null, router: "embedded", target: "a server of its own", platform: "Node" };

function aResult(replayed = fine, missed: string[] = []): RunResult {
  return resultOf(record, { metrics, missed }, replayed, samples, about);
}

function missedWhere(fanOutP99Ms: number, router: string): readonly string[] {
  const run = { ...record.run, fanOutP99Ms };
  return resultOf({ ...record, run }, { metrics, missed: [] }, fine, samples, { ...about, router }).missed;
}

it("a report has no script and no address, and contains the run", () => {
  const result = aResult();
  const page = pageOf(result, null);
  expect(page.match(/<script(?! type="application\/json")/)).toBeNull();
  expect(page.match(/(?:src|href)=|url\(|https?:\/\//)).toBeNull();
  expect(readResult(page)).toEqual(JSON.parse(JSON.stringify(result)));
  expect(page).toContain("All thresholds kept");
});

it("slow events on the embedded router miss the limit of their profile", () => {
  expect(missedWhere(1, "embedded")).toEqual(["bid -> event at every listener p(99)<=1"]);
  expect(missedWhere(10_000, "embedded")).toEqual([]);
  expect(missedWhere(1, "crossbar")).toEqual([]);
});

it("bids, latencies and the server are drawn second by second", () => {
  const { series, fanOutMs } = aResult();
  const counted = record.bids.filter(({ reply, doneAt }) => reply && doneAt < record.run.endsAt).length;
  expect(Math.round(series.accepted.reduce((sum, value) => sum + value, 0))).toBe(counted);
  expect(series.verdictMs.p50.filter((value) => value !== null).length).toBeGreaterThan(10);
  expect(fanOutMs?.p50).toBeLessThan(100);
  expect(series.server.cpu.slice(0, 5)).toEqual([null, 12, 12, 12, null]);
});

it("findings show their evidence, escaped for HTML", () => {
  const first = {
    kind: "wrong_leader",
    where: "lot 7",
    seq: 12,
    at: 0,
    text: "Bidder <1> leads",
    evidence: [{ note: "</script><b>" }],
  } as const;
  const result = aResult({ ...fine, byKind: [{ kind: "wrong_leader", count: 3, first }] }, ["a rule"]);
  const page = pageOf(result, null);
  expect(page).toContain("Bidder &lt;1&gt; leads");
  expect(page).toContain("3 x a leader that the rules do not name");
  expect(page).toContain("Threshold missed: a rule");
  expect(page).not.toContain("</script><b>");
  expect(readResult(page).replayed.byKind[0]?.first.evidence).toEqual([{ note: "</script><b>" }]);
});

it("the first block has each limit beside its figure, and says which was missed", () => {
  const page = pageOf(aResult(fine, ["bid_latency p(95)<1000"]), null);
  expect(page).toContain(
    "bid to verdict, p99</span><em>p95 13.5, longest 80</em><em>p(95)&lt;1000 missed</em>",
  );
});

it("a run without a bid says in the report and in the terminal that it proves nothing", () => {
  const replayed = { ...fine, bids: 0 };
  for (const said of [pageOf(aResult(replayed), null), inWords(replayed)])
    expect(said).toMatch(/proves no value of a list/);
});

it("an earlier run stands beside each figure and behind each line", () => {
  const earlier = {
    ...aResult(),
    metrics: { bids_acknowledged: { values: { count: 100 }, thresholds: [] } },
  };
  const page = pageOf(aResult(), earlier);
  expect(page).toContain("before: 100, +13 %");
  expect(page).toContain("stroke-dasharray");
});

it("a file that is no report is refused with a sentence", () => {
  expect(() => readResult("<html></html>")).toThrow("neither a report");
  expect(() => readResult('{"version":0}')).toThrow("another version");
});
