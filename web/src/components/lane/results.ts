/** Counts the results of a lane's lots, in the same way on console, wall and room. */
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { count } from "#/lib/format/counts.ts";

export interface Results {
  readonly sold: number;
  /** Sum of the sold lots, AED. */
  readonly value: number;
  readonly awaiting: number;
  /** Passed: no bid, or below the minimum without a decision to wait for. */
  readonly notSold: number;
  /** Out of the sale: disabled, or not reached by an ended lane. */
  readonly withdrawn: number;
}

/** Returns the results of a lane's lots. */
export function resultsOf(run: readonly Pick<LaneLot, "result" | "live">[]): Results {
  const of = (result: LaneLot["result"]) => run.filter((lot) => lot.result === result);
  const sold = of("sold");
  return {
    sold: sold.length,
    value: sold.reduce((sum, { live }) => sum + (live.price ?? 0), 0),
    awaiting: of("summarizing").length,
    notSold: of("notSold").length,
    withdrawn: of("withdrawn").length,
  };
}

/** "9 sold · 1 awaits · 1 passed": the results so far. */
export function resultsWords({ sold, awaiting, notSold, withdrawn }: Results): string {
  return [
    `${count(sold)} sold`,
    awaiting > 0 && `${count(awaiting)} ${awaiting === 1 ? "awaits" : "await"}`,
    notSold > 0 && `${count(notSold)} passed`,
    withdrawn > 0 && `${count(withdrawn)} withdrawn`,
  ]
    .filter(Boolean)
    .join(" · ");
}
