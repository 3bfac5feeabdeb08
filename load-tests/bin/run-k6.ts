/** Runs k6 as a process. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Metrics } from "../report/result.ts";
import type { Profiles } from "../scenarios/lib/profiles.ts";

export interface K6Run {
  readonly k6: string;
  readonly script: string;
  readonly baseUrl: string;
  /** Address whose /_mock makes people and lots, when it is another one. */
  readonly controls?: string | null;
  readonly profiles: Profiles;
  readonly profile: string;
  /** Folder of the record and the summary. */
  readonly record: string;
  readonly summary: string;
  /** Replaces the duration of the profile, s. */
  readonly seconds?: string | undefined;
  /** Factor for the number of people of the profile. */
  readonly scale?: string | undefined;
  /** Address of the router for k6, when it differs from the public one. */
  readonly routerUrl?: string | undefined;
  /** Address that stops the router, when the server cannot. */
  readonly routerControl?: string | null;
}

/**
 * Every person is a JavaScript engine. Collecting their garbage would take both cores of a small machine, so k6
 * collects a quarter as often as Go's default while there is memory.
 */
const MEMORY = { GOGC: "400", GOMEMLIMIT: "4GiB" };

/** Returns the arguments of k6 for a run. */
export function argumentsOf(run: K6Run): string[] {
  const variables = {
    BASE_URL: run.baseUrl,
    CONTROLS_URL: run.controls ?? "",
    PROFILES: JSON.stringify(run.profiles),
    PROFILE: run.profile,
    RECORD: "on",
    SUMMARY: run.summary,
    DURATION_S: run.seconds ?? "",
    SCALE: run.scale ?? "",
    ROUTER_URL: run.routerUrl ?? "",
    ROUTER_CONTROL: run.routerControl ?? "",
  };
  const given = Object.entries(variables).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  return ["run", "--quiet", "--log-format", "raw", "--console-output", run.record, ...given, run.script];
}

/**
 * Runs a scenario and shows its table.
 * @returns The exit code of k6, 99 for a missed threshold.
 */
export function runK6(run: K6Run): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(run.k6, argumentsOf(run), {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...MEMORY, ...process.env, K6_NO_USAGE_REPORT: "true" },
    });
    // Ctrl-C reaches k6 through the terminal: k6 stops early and still prints its table.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
}

/**
 * Returns the metrics and missed thresholds of k6.
 * @throws Error when k6 wrote no summary.
 */
export function readSummary(file: string): { readonly metrics: Metrics; readonly missed: readonly string[] } {
  const { metrics, missed } = JSON.parse(readFileSync(file, "utf8")) as {
    metrics: Record<string, { values: Record<string, number>; thresholds?: Record<string, unknown> }>;
    missed: string[];
  };
  return {
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, { values, thresholds = {} }]) => [
        name,
        { values, thresholds: Object.keys(thresholds) },
      ]),
    ),
    missed,
  };
}
