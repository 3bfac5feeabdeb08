/**
 * `npm run test:contract -- --base-url http://localhost:4000`: tests a server by its replies. Its controls must be
 * on; its state is restored afterwards. Prints the result, and writes contract.xml (JUnit) and contract.html into
 * .data/reports, or into `--out DIR`. Exit code: 0 kept, 1 broken, 2 nothing to test.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { playChecks } from "../contract/check.ts";
import { contract } from "../contract/contract.ts";
import { consoleReport } from "../contract/report/console.ts";
import { htmlReport } from "../contract/report/html.ts";
import { junitReport } from "../contract/report/junit.ts";
import type { Report } from "../contract/report/report.ts";
import { call, type Send } from "../contract/target.ts";

const { values } = parseArgs({
  options: {
    "base-url": { type: "string" },
    out: { type: "string", default: join(import.meta.dirname, "../../.data/reports") },
  },
});
const base = values["base-url"]?.replace(/\/$/, "");

if (!base || !(await answers(base))) {
  console.error(
    base
      ? `No server answers at ${base}/api/health.`
      : "Which server? npm run test:contract -- --base-url http://localhost:4000",
  );
  process.exit(2);
}

const send: Send = (path, init) => fetch(base + path, init);
const startedAt = new Date();
const begin = performance.now();
// The contract starts scenes too, so the former state is restored at the end.
const before = { body: { name: "before-contract" } };
await call(send, "takeSnapshot", before);
const results = await playChecks(contract, send);
await call(send, "restoreSnapshot", before);
const report: Report = { server: base, results, startedAt, ms: performance.now() - begin };

mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, "contract.xml"), junitReport(report));
writeFileSync(join(values.out, "contract.html"), htmlReport(report));
console.log(consoleReport(report));
console.log(`${join(values.out, "contract.html")} and contract.xml tell the same.`);
process.exitCode = results.some(({ broken }) => broken !== null) ? 1 : 0;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
