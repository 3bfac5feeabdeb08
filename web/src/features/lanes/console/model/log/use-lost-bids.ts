import { useState } from "react";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { DeskLine } from "./log-model.ts";
import { counted } from "#/lib/format/counts.ts";

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

/** The numbers of bids that did not count since the server started: after the hammer, and during pauses. */
interface LostBids {
  readonly late: number;
  readonly missed: number;
}

/** Returns those since the last look. A server that starts again counts from 0. */
export function unseen(now: LostBids, seen: LostBids): LostBids {
  const isAnew = now.late < seen.late || now.missed < seen.missed;
  return isAnew ? now : { late: now.late - seen.late, missed: now.missed - seen.missed };
}

/** "2 late bids · 1 bid in pauses"; null without any. */
export function lostWords({ late, missed }: LostBids): string | null {
  const words = [
    ...(late > 0 ? [counted(late, "late bid")] : []),
    ...(missed > 0 ? [`${counted(missed, "bid")} in pauses`] : []),
  ];
  return words.length === 0 ? null : words.join(" · ");
}

/** Returns the key of the newest such bid in the log; null: none. */
export function newestLost(lines: readonly DeskLine[]): string | null {
  return lines.find(({ lost }) => lost)?.key ?? null;
}
