/**
 * `npm run load -- SCENARIO [--profile smoke] [--base-url URL] [--report FILE.html]`
 * Runs a k6 scenario against a server of its own, or against the one that is named (its controls must be on, its limits
 * off). Ends with the table of the scenario; exit code 99 when a threshold was missed.
 */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findK6 } from "./k6.ts";
import { startServer } from "./server.ts";

const scenarios = join(import.meta.dirname, "../scenarios");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: "string", default: "smoke" },
    "base-url": { type: "string" },
    report: { type: "string" },
  },
});

try {
  process.exitCode = await main(positionals[0]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(scenario: string | undefined): Promise<number> {
  const script = join(scenarios, `${scenario}.ts`);
  if (!scenario || !existsSync(script)) {
    const known = readdirSync(scenarios).filter((file) => file.endsWith(".ts"));
    throw new Error(`Which scenario? There are: ${known.map((file) => basename(file, ".ts")).join(", ")}.`);
  }
  const k6 = findK6();
  if (values["base-url"]) return run(k6, script, values["base-url"].replace(/\/$/, ""));
  const server = await startServer();
  try {
    return await run(k6, script, server.url);
  } finally {
    await server.stop();
  }
}

function run(k6: string, script: string, baseUrl: string): Promise<number> {
  const variables = ["-e", `BASE_URL=${baseUrl}`, "-e", `PROFILE=${values.profile}`];
  const report = values.report
    ? {
        K6_WEB_DASHBOARD: "true",
        K6_WEB_DASHBOARD_PORT: "-1",
        K6_WEB_DASHBOARD_EXPORT: resolve(values.report),
      }
    : {};
  return new Promise((done, fail) => {
    const child = spawn(k6, ["run", "--quiet", ...variables, script], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, K6_NO_USAGE_REPORT: "true", ...report },
    });
    // Ctrl-C reaches k6 by the terminal: it stops early and still prints its table.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
}
