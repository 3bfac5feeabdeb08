import { useState } from "react";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { DeskLine } from "./log-model.ts";
import { type LostBids, lostWords, newestLost, unseen } from "./lost-bids.ts";

/**
 * The bids that did not count, until the auctioneer has seen them. Those before the reader came to the desk count as
 * seen.
 */
export function useLostBids({ desk, counts }: LaneDeskNow, lines: readonly DeskLine[]) {
  const { late, missed } = counts;
  const [seen, setSeen] = useState<LostBids | null>(null);
  const [sought, setSought] = useState<{ readonly key: string } | null>(null);
  if (seen === null && desk !== null) setSeen({ late, missed });
  return {
    words: seen === null ? null : lostWords(unseen({ late, missed }, seen)),
    sought,
    /** Scrolls to the newest one in the log. */
    show: () => {
      const key = newestLost(lines);
      setSeen({ late, missed });
      setSought(key === null ? null : { key });
    },
    /** Ends the request to scroll. */
    forget: () => setSought(null),
  };
}
