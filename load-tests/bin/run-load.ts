import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startFaultyProxy, type Fault } from "../faults/faulty-proxy.ts";
import { readLotAfter } from "../replay/lot-after.ts";
import { readRecord } from "../replay/read-record.ts";
import { replay } from "../replay/replay.ts";
import { pageOf } from "../report/page.ts";
import { resultOf } from "../report/result-of.ts";
import type { RunResult } from "../report/result.ts";
import { fanOutInWords, inWords } from "../report/words.ts";
import { sizesOf } from "../scenarios/lib/profiles.ts";
import { findK6 } from "./k6.ts";
import { readSummary, runK6 } from "./run-k6.ts";
import { startSampler, type Sample } from "./sampler.ts";
import { openTarget } from "./target.ts";

const root = join(import.meta.dirname, "../..");
const scenarios = join(import.meta.dirname, "../scenarios");
/** k6's own, and that of what the replay found. */
const MISSED = 99;

export interface LoadWish {
  readonly scenario: string | undefined;
  readonly profile: string;
  /** Instead of the profile's. */
  readonly seconds?: string | undefined;
  /** So many times the people of the profile. */
  readonly scale?: string | undefined;
  /** A server that runs; one of its own when left out. */
  readonly baseUrl?: string | undefined;
  readonly routerUrl?: string | undefined;
  readonly fault: Fault | null;
  /** Where the report goes; to .data/load when left out. */
  readonly report?: string | undefined;
  /** A run that this one is compared with. */
  readonly earlier: RunResult | null;
  /** Whether the record stays. */
  readonly keep: boolean;
}

export interface LoadDone {
  /** 0, or 99 when a threshold was missed or the replay found something, or k6's own. */
  readonly code: number;
  /** Null when k6 did not get to its end. */
  readonly result: RunResult | null;
  readonly samples: readonly Sample[];
}

/**
 * Runs a scenario, replays what came of it, writes the report and tells of both. Throws when the scenario or its profile is not
 * known, k6 or the server cannot be had, or a fault found no occasion.
 */
export async function runLoad(wish: LoadWish): Promise<LoadDone> {
  const { scenario, profile, fault, keep } = wish;
  check(wish);
  const script = join(scenarios, `${scenario}.ts`);
  const k6 = findK6();
  const data = join(root, ".data/load");
  await mkdir(data, { recursive: true });
  const report = resolve(wish.report ?? join(data, `${scenario}-${profile}.html`));
  const folder = await mkdtemp(join(data, "run-"));
  const [record, summary] = [join(folder, "record.jsonl"), join(folder, "summary.json")];
  const target = await openTarget(wish.baseUrl?.replace(/\/$/, ""));
  const sampler = startSampler(target.url);
  try {
    const proxy = fault === null ? null : await startFaultyProxy(target.url, fault);
    const { seconds, scale, routerUrl } = wish;
    const { routerControl } = target;
    const baseUrl = proxy?.url ?? target.url;
    const code = await runK6({
      k6,
      script,
      record,
      summary,
      profile,
      baseUrl,
      seconds,
      scale,
      routerUrl,
      routerControl,
    }).finally(() => proxy?.close());
    if (proxy && !proxy.isDone) throw new Error(`There was no occasion for the fault ${fault}`);
    if (!existsSync(summary)) return { code, result: null, samples: sampler.samples };
    const read = await readRecord(record);
    const replayed = await replay(read, (id) => readLotAfter(target.url, id));
    const { router, told } = target;
    const about = { fault, router, target: told, platform: sampler.platform };
    const result = resultOf(read, readSummary(summary), replayed, sampler.samples, about);
    await writeFile(report, pageOf(result, wish.earlier));
    console.log(fanOutInWords(result) + inWords(replayed));
    console.log(`\n  Report: ${report}${keep ? `\n  Record: ${record}` : ""}\n`);
    const isWrong = code === 0 && replayed.byKind.length + result.missed.length > 0;
    return { code: isWrong ? MISSED : code, result, samples: sampler.samples };
  } finally {
    sampler.stop();
    await target.close();
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}

/** Throws a sentence for a wish that no run can fulfil. */
function check({ scenario, profile, seconds, scale }: LoadWish): void {
  sizesOf(scenario, profile);
  for (const [name, value] of Object.entries({ seconds, scale })) {
    if (value !== undefined && !(Number(value) > 0))
      throw new Error(`--${name} takes a number above 0, not "${value}".`);
  }
}
