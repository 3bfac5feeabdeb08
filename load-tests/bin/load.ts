/**
 * `npm run load -- SCENARIO [--profile smoke] [--base-url URL] [--router-url URL] [--seconds N] [--report FILE]
 * [--compare FILE] [--fault NAME] [--keep]`
 * Runs a k6 scenario against a server of its own (ROUTER=crossbar: behind Crossbar), or against the one that is named (its
 * controls must be on, its limits off). Then every reply and event is replayed through the model of the rules, and a
 * report is written. Exit code 99 when a threshold was missed or the replay found something.
 */
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { faults, isFault, startFaultyHouse } from "../faults/house.ts";
import { readLotAfter } from "../replay/lot-after.ts";
import { readRecord } from "../replay/read-record.ts";
import { replay } from "../replay/replay.ts";
import { pageOf } from "../report/page.ts";
import { readResult, type RunResult } from "../report/result.ts";
import { resultOf } from "../report/result-of.ts";
import { inWords } from "../report/words.ts";
import { findK6 } from "./k6.ts";
import { readSummary, runK6 } from "./run-k6.ts";
import { startSampler } from "./sampler.ts";
import { openTarget } from "./target.ts";

const root = join(import.meta.dirname, "../..");
const scenarios = join(import.meta.dirname, "../scenarios");
/** k6's own, and that of what the replay found. */
const MISSED = 99;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: "string", default: "smoke" },
    "base-url": { type: "string" },
    "router-url": { type: "string" },
    seconds: { type: "string" },
    report: { type: "string" },
    compare: { type: "string" },
    fault: { type: "string" },
    keep: { type: "boolean", default: false },
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
  const { fault = null } = values;
  if (fault !== null && !isFault(fault)) throw new Error(`There are the faults ${faults.join(", ")}.`);
  const k6 = findK6();
  const earlier = values.compare ? readResult(await readFile(values.compare, "utf8")) : null;
  const data = join(root, ".data/load");
  await mkdir(data, { recursive: true });
  const report = resolve(values.report ?? join(data, `${scenario}-${values.profile}.html`));
  const folder = await mkdtemp(join(data, "run-"));
  const [record, summary] = [join(folder, "record.jsonl"), join(folder, "summary.json")];
  const target = await openTarget(values["base-url"]?.replace(/\/$/, ""));
  try {
    const house = fault === null ? null : await startFaultyHouse(target.url, fault);
    const sampler = startSampler(target.url);
    const given = { profile: values.profile, seconds: values.seconds, routerUrl: values["router-url"] };
    let code: number;
    try {
      code = await runK6({ k6, script, record, summary, baseUrl: house?.url ?? target.url, ...given });
    } finally {
      sampler.stop();
      await house?.close();
    }
    if (!existsSync(summary)) return code;
    const read = await readRecord(record);
    const replayed = await replay(read, (id) => readLotAfter(target.url, id));
    const about = { fault, router: target.router, target: target.told, platform: sampler.platform };
    const result = resultOf(read, readSummary(summary), replayed, sampler.samples, about);
    await writeReport(report, result, earlier);
    console.log(inWords(replayed));
    console.log(`\n  Report: ${report}${values.keep ? `\n  Record: ${record}` : ""}\n`);
    if (house && !house.isDone) throw new Error(`There was no occasion for the fault ${fault}`);
    return code === 0 && replayed.byKind.length > 0 ? MISSED : code;
  } finally {
    await target.close();
    if (!values.keep) await rm(folder, { recursive: true, force: true });
  }
}

async function writeReport(file: string, result: RunResult, earlier: RunResult | null): Promise<void> {
  await writeFile(file, pageOf(result, earlier));
}
