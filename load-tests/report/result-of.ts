/** Collects the result of a run. */
import { availableParallelism, cpus } from "node:os";
import type { Sample } from "../record/sampler.ts";
import type { RunRecord } from "../replay/read-record.ts";
import type { Replayed } from "../replay/replay.ts";
import { FAN_OUT } from "./words.ts";
import { RESULT_VERSION, type Metrics, type RunResult } from "./result.ts";
import { fanOutOutsideOutages, seriesOf } from "./series.ts";

interface About {
  readonly fault: string | null;
  readonly router: string;
  readonly target: string;
  /** The machine of the server; null where the server does not report it. */
  readonly platform: string | null;
}

/** Returns all data of a run that a report or a later comparison needs. */
export function resultOf(
  record: RunRecord,
  { metrics, missed }: { readonly metrics: Metrics; readonly missed: readonly string[] },
  replayed: Replayed,
  samples: readonly Sample[],
  { fault, router, target, platform }: About,
): RunResult {
  const { scenario, profile, beginsAt, endsAt, fanOutP99Ms = null } = record.run;
  const fanOutMs = fanOutOutsideOutages(record);
  const isSlow =
    router === "embedded" && fanOutP99Ms !== null && fanOutMs !== null && fanOutMs.p99 > fanOutP99Ms;
  const here = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? "?"}`;
  return {
    version: RESULT_VERSION,
    scenario,
    profile,
    seconds: Math.round((endsAt - beginsAt) / 1_000),
    began: new Date(beginsAt).toISOString(),
    router,
    target,
    machine: `server: ${platform ?? "unknown"}; load: ${here}`,
    fault,
    metrics,
    missed: isSlow ? [...missed, `${FAN_OUT} p(99)<=${fanOutP99Ms}`] : missed,
    replayed,
    fanOutMs,
    series: seriesOf(record, samples),
  };
}
