#!/usr/bin/env node
/**
 * `npm run test:contract -- --base-url URL [--level schema|read|full] [--events] [--adapter FILE] [--out DIR]`:
 * tests a server by its replies; in another repository `npx marsa-contract --base-url URL`. This product's server
 * needs its controls for level full; any other server needs an adapter, a module whose default export returns the
 * functions of `contract/adapters/adapter.ts`. Writes contract.xml (JUnit) and contract.html into .data/reports, or
 * into DIR. Exit code: 0 kept, 1 broken, 2 nothing to test.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LEVELS, type Level } from "../contract/base/check.ts";
import { openBackend } from "../contract/adapters/open-backend.ts";
import { consoleReport } from "../contract/report/console.ts";
import { htmlReport } from "../contract/report/html.ts";
import { junitReport } from "../contract/report/junit.ts";
import type { Report } from "../contract/report/report.ts";
import { runContract } from "../contract/run.ts";

const PROGRAM =
  process.env["npm_lifecycle_event"] === "npx" ? "npx marsa-contract" : "npm run test:contract --";
const USAGE = `${PROGRAM} --base-url http://localhost:4000 [--level schema|read|full] [--events] [--adapter FILE] [--out DIR]`;

const values = readOptions();
const base = values["base-url"]?.replace(/\/$/, "");
const level = LEVELS.find((known) => known === values.level);
if (!base) stop(`Which server? ${USAGE}`);
if (!level) stop(`--level is one of ${LEVELS.join(", ")}.`);

const report = await run(base, level).catch((error: unknown) => {
  stop(error instanceof Error ? error.message : String(error));
});
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, "contract.xml"), junitReport(report));
writeFileSync(join(values.out, "contract.html"), htmlReport(report));
console.log(consoleReport(report));
console.log(`${join(values.out, "contract.html")} and contract.xml tell the same.`);
process.exitCode = report.results.some(({ broken }) => broken !== null) ? 1 : 0;

async function run(url: string, upTo: Level): Promise<Report> {
  const startedAt = new Date();
  const begin = performance.now();
  const backend = await openBackend(url, values.adapter ?? null);
  const results = await runContract(backend, upTo, values.events);
  return { server: url, results, startedAt, ms: performance.now() - begin };
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        "base-url": { type: "string" },
        level: { type: "string", default: "full" },
        events: { type: "boolean", default: false },
        adapter: { type: "string" },
        out: { type: "string", default: ".data/reports" },
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
