import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Metrics } from "../report/result.ts";

export interface K6Run {
  readonly k6: string;
  readonly script: string;
  readonly baseUrl: string;
  readonly profile: string;
  /** Where its record and its summary go. */
  readonly record: string;
  readonly summary: string;
  /** Instead of the profile's. */
  readonly seconds?: string | undefined;
  /** So many times the people of the profile. */
  readonly scale?: string | undefined;
  /** Where k6 reaches the router, when not where everybody does. */
  readonly routerUrl?: string | undefined;
  /** Where the router is taken down, when the server cannot do it. */
  readonly routerControl?: string | null;
}

/**
 * Every person is a JavaScript engine of its own, and collecting their garbage takes both cores of a small machine from the
 * server that is measured: k6 does it a quarter as often as Go would, as long as there is room.
 */
const MEMORY = { GOGC: "400", GOMEMLIMIT: "4GiB" };

/** Runs a scenario; its table is shown. Out: k6's exit code, 99 when a threshold was missed. */
export function runK6({
  k6,
  script,
  baseUrl,
  profile,
  record,
  summary,
  seconds,
  scale,
  routerUrl,
  routerControl,
}: K6Run): Promise<number> {
  const variables = {
    BASE_URL: baseUrl,
    PROFILE: profile,
    RECORD: "on",
    SUMMARY: summary,
    DURATION_S: seconds ?? "",
    SCALE: scale ?? "",
    ROUTER_URL: routerUrl ?? "",
    ROUTER_CONTROL: routerControl ?? "",
  };
  const given = Object.entries(variables).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  const args = ["run", "--quiet", "--log-format", "raw", "--console-output", record, ...given, script];
  return new Promise((done, fail) => {
    const child = spawn(k6, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...MEMORY, ...process.env, K6_NO_USAGE_REPORT: "true" },
    });
    // Ctrl-C reaches k6 by the terminal: it stops early and still prints its table.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** What k6 counted and timed, and which thresholds it missed. Throws when it wrote no summary. */
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
