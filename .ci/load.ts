/**
 * Runs the load tests at their smoke profile, where k6 is present or can be built. Then it breaks promises on
 * purpose: each run must fail and name the broken promise. --short is one run of ten seconds without judged times,
 * and one broken promise.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kind } from "../load-tests/replay/finding.ts";
import { kinds } from "../load-tests/replay/finding.ts";
import { readResult } from "../load-tests/report/result.ts";
import { recordFigure } from "./figures/figures.ts";
import { root } from "./steps.ts";
import { k6Here, run } from "./tools.ts";

type Fault = readonly [fault: string, found: Kind];

/** The finding that a fault must cause. */
const FAULTS: readonly [Fault, ...Fault[]] = [
  ["drop-event", "lost_event"],
  ["swap-events", "event_order"],
  ["lose-bid", "lost_bid"],
];
/** Exit code of load.ts for a missed threshold or a finding. */
const MISSED = 99;
const FAULT_S = "10";
const SHORT_S = "10";
/** Metrics of time, which a busy machine misses. */
const TIMED: ReadonlySet<string> = new Set(["bid_latency", "bid_to_event", "late_verdicts"]);
const program = "load-tests/bin/load.ts";

const isShort = process.argv.includes("--short");
const k6 = k6Here(!isShort);
if (k6) {
  const env = { K6_PATH: k6 };
  if (isShort) runShort(env);
  else runWhole(env);
}

function runWhole(env: Readonly<Record<string, string>>): void {
  for (const scenario of ["bid-war", "auction-evening"]) {
    run([process.execPath, program, scenario], 1_200, { env });
    recordRun(scenario);
  }
  for (const [fault, kind] of FAULTS) findsIt(fault, kind, env);
}

/** Records the figures of the last run of a scenario at its smoke profile, from its report. */
function recordRun(scenario: string): void {
  const report = readFileSync(join(root, ".data/load", `${scenario}-smoke.html`), "utf8");
  const { fanOutMs, metrics, missed, replayed } = readResult(report);
  const verdict = metrics["bid_latency"]?.values;
  const times = [
    ...(verdict
      ? [`verdict p50 ${verdict["p(50)"]?.toFixed(1)}, p95 ${verdict["p(95)"]?.toFixed(1)} ms`]
      : []),
    ...(fanOutMs ? [`event p50 ${fanOutMs.p50}, p95 ${fanOutMs.p95}, p99 ${fanOutMs.p99} ms`] : []),
  ];
  const { accepted, bids, events, listeners, byKind } = replayed;
  recordFigure({
    id: `load: ${scenario}`,
    what: `Load test ${scenario}, smoke`,
    figure: `${accepted} of ${bids} bids accepted, ${events} events at ${listeners} listeners, ${byKind.length} kinds of findings; ${times.join("; ")}`,
    goal: "no findings, no missed thresholds",
    met: byKind.length === 0 && missed.length === 0,
    command: `npm run load -- ${scenario}`,
  });
}

/**
 * Runs a short load.
 * @throws Error when the run finds a broken promise other than a time.
 */
function runShort(env: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = runLoad(["bid-war", "--seconds", SHORT_S], env);
  console.log(stdout);
  const missed = [...stdout.matchAll(/^\s*MISSED: (\S+)/gm)].map(([, metric = ""]) => metric);
  const isLate = status === MISSED && missed.length > 0 && missed.every((metric) => TIMED.has(metric));
  const findings = Object.values(kinds).filter((words) => stdout.includes(words));
  if ((status !== 0 && !isLate) || findings.length > 0)
    throw new Error(
      `bid-war failed (exit code ${status}): ${[...missed, ...findings].join(", ")}\n${stderr}`,
    );
  findsIt(...FAULTS[0], env);
}

function findsIt(fault: string, kind: Kind, env: Readonly<Record<string, string>>): void {
  const report = join(root, ".data/load", `fault-${fault}.html`);
  const args = ["bid-war", "--seconds", FAULT_S, "--fault", fault, "--report", report];
  const { status, stdout, stderr } = runLoad(args, env);
  if (status === MISSED && stdout.includes(kinds[kind])) console.log(`${fault}: found as ${kinds[kind]}.`);
  else throw new Error(`${fault} was not found (exit code ${status}):\n${stdout}\n${stderr}`);
}

function runLoad(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: "utf8",
    timeout: 900_000,
    env: { ...process.env, ...env },
  });
}
