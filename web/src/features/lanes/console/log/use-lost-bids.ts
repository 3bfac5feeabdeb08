import { useState } from "react";
import type { LaneDeskNow } from "../../../../realtime/lanes/lane-desk.ts";
import type { DeskLine } from "./log-model.ts";
import { type LostBids, lostWords, newestLost, unseen } from "./lost-bids.ts";

/**
 * The bids that did not count, until somebody has looked at them. What the log told before one came to the desk is told.
 */
export function useLostBids({ desk, counts }: LaneDeskNow, lines: readonly DeskLine[]) {
  const { late, missed } = counts;
  const [seen, setSeen] = useState<LostBids | null>(null);
  const [sought, setSought] = useState<{ readonly key: string } | null>(null);
  if (seen === null && desk !== null) setSeen({ late, missed });
  return {
    words: seen === null ? null : lostWords(unseen({ late, missed }, seen)),
    sought,
    /** Looks for the newest of them in the log. */
    show: () => {
      const key = newestLost(lines);
      setSeen({ late, missed });
      setSought(key === null ? null : { key });
    },
    /** Looks elsewhere. */
    forget: () => setSought(null),
  };
}
