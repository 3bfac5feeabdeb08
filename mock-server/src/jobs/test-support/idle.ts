/** Test helper: waits for jobs. */
import type { TimedJob } from "../timing/job.ts";

/** Resolves when none of these jobs has due work. */
export async function untilIdle(...jobs: readonly TimedJob[]): Promise<void> {
  const underWay = () => jobs.flatMap((job) => job.underWay() ?? []);
  for (let busy = underWay(); busy.length > 0; busy = underWay()) await Promise.all(busy);
}
