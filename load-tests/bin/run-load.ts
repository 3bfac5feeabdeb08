/** Runs one load test: server, k6, replay, report. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startFaultyProxy, type Fault } from "../faults/faulty-proxy.ts";
import type { Finding } from "../replay/finding.ts";
import { keepJournals } from "../replay/journals.ts";
import { readLotAfter } from "../replay/lot-after.ts";
import { readRecord } from "../replay/read-record.ts";
import { replay } from "../replay/replay.ts";
import { pageOf } from "../report/page.ts";
import { resultOf } from "../report/result-of.ts";
import type { RunResult } from "../report/result.ts";
import { fanOutInWords, inWords } from "../report/words.ts";
import { sizesOf, type Profiles } from "../scenarios/lib/profiles.ts";
import { findK6 } from "./k6.ts";
import { readProfiles } from "./profiles.ts";
import { readSummary, runK6 } from "./run-k6.ts";
import { startSampler, type Sample } from "../record/sampler.ts";
import { openTarget, type Target } from "./target.ts";

const root = join(import.meta.dirname, "../..");
const scenarios = join(import.meta.dirname, "../scenarios");
/** The exit code of k6 for a missed threshold, also used for a finding of the replay. */
const MISSED = 99;

export interface LoadOptions {
  readonly scenario: string | undefined;
  readonly profile: string;
  /** Replaces the duration of the profile, s. */
  readonly seconds?: string | undefined;
  /** Factor for the number of people of the profile. */
  readonly scale?: string | undefined;
  /** Address of a running server; left out, the run starts its own. */
  readonly baseUrl?: string | undefined;
  readonly routerUrl?: string | undefined;
  /** File of the contract suite's adapter for that server; left out, its controls make people and lots. */
  readonly adapter?: string | undefined;
  readonly fault: Fault | null;
  /** Path of the report; left out, .data/load. */
  readonly report?: string | undefined;
  /** Report of an earlier run for comparison. */
  readonly earlier: RunResult | null;
  /** Whether the record and the journals are kept. */
  readonly keep: boolean;
}

export interface LoadDone {
  /** 0, or 99 for a missed threshold or a finding, or another exit code of k6. */
  readonly code: number;
  /** Null when k6 did not finish. */
  readonly result: RunResult | null;
  readonly samples: readonly Sample[];
}

/**
 * Runs a scenario, replays its record, writes the report and prints both.
 * @throws Error for an unknown scenario or profile, a missing k6, server or adapter, or a fault that found no occasion.
 */
export async function runLoad(options: LoadOptions): Promise<LoadDone> {
  const { scenario, profile, fault, keep } = options;
  const profiles = await readProfiles();
  check(options, profiles);
  const script = join(scenarios, `${scenario}.ts`);
  const k6 = findK6();
  const data = join(root, ".data/load");
  await mkdir(data, { recursive: true });
  const report = resolve(options.report ?? join(data, `${scenario}-${profile}.html`));
  const folder = await mkdtemp(join(data, "run-"));
  const [record, summary] = [join(folder, "record.jsonl"), join(folder, "summary.json")];
  const journals = join(folder, "journals.jsonl");
  const target = await openTarget(options.baseUrl?.replace(/\/$/, ""), options.adapter);
  const sampler = startSampler(target.url);
  try {
    const proxy = fault === null ? null : await startFaultyProxy(target.url, fault);
    const { seconds, scale, routerUrl } = options;
    const { controls, routerControl } = target;
    const baseUrl = proxy?.url ?? target.url;
    const code = await runK6({
      k6,
      script,
      record,
      summary,
      profiles,
      profile,
      baseUrl,
      controls,
      seconds,
      scale,
      routerUrl,
      routerControl,
    }).finally(() => proxy?.close());
    if (proxy && !proxy.isDone) throw new Error(`There was no occasion for the fault ${fault}`);
    if (!existsSync(summary)) return { code, result: null, samples: sampler.samples };
    const read = await readRecord(record);
    const readLot = (id: number) => readLotAfter(target.url, id);
    const replayed = await replay(read, keep ? keepJournals(journals, readLot) : readLot, wrongRow(target));
    const { router, description } = target;
    const about = { fault, router, target: description, platform: sampler.platform };
    const result = resultOf(read, readSummary(summary), replayed, sampler.samples, about);
    await writeFile(report, pageOf(result, options.earlier));
    console.log(fanOutInWords(result) + inWords(replayed));
    console.log(`\n  Report: ${report}${keep ? `\n  Record: ${record}\n  Journals: ${journals}` : ""}\n`);
    const isWrong = code === 0 && replayed.byKind.length + result.missed.length > 0;
    return { code: isWrong ? MISSED : code, result, samples: sampler.samples };
  } finally {
    sampler.stop();
    await target.close();
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}

/** What `npm run verify` finds in the database of a server that the run has started. */
function wrongRow(target: Target): Finding[] {
  const text = target.wrongRow();
  const found = { where: "the database", seq: null, at: null, evidence: [] };
  return text === null ? [] : [{ kind: "wrong_row", text, ...found }];
}

/**
 * Checks the options.
 * @throws Error with a sentence for options that no run can fulfill.
 */
function check(
  { scenario, profile, seconds, scale, baseUrl, adapter }: LoadOptions,
  profiles: Profiles,
): void {
  sizesOf(profiles, scenario, profile);
  if (adapter !== undefined && baseUrl === undefined)
    throw new Error("--adapter belongs to another backend: give its address with --base-url.");
  for (const [name, value] of Object.entries({ seconds, scale })) {
    if (value !== undefined && !(Number(value) > 0))
      throw new Error(`--${name} takes a number above 0, not "${value}".`);
  }
}
