import type { LaneLot } from "../../../realtime/lanes/lanes-store.ts";

export interface Results {
  readonly sold: number;
  /** Sum of the sold lots, AED. */
  readonly value: number;
  readonly awaiting: number;
  readonly notSold: number;
}

/** Returns the results of a lane's lots. */
export function resultsOf(run: readonly LaneLot[]): Results {
  const sold = run.filter(({ result }) => result === "sold");
  const count = (result: LaneLot["result"]) => run.filter((lot) => lot.result === result).length;
  return {
    sold: sold.length,
    value: sold.reduce((sum, { live }) => sum + (live.price ?? 0), 0),
    awaiting: count("summarizing"),
    notSold: run.length - sold.length - count("summarizing"),
  };
}
