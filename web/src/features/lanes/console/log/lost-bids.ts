import type { DeskLine } from "./log-model.ts";
import { counted } from "../../../../lib/format/counts.ts";

/** Bids that did not count, since the server started: after the hammer, and while the lane stood still. */
export interface LostBids {
  readonly late: number;
  readonly missed: number;
}

/** Those that came since somebody last looked. A server that has started anew counts from nothing again. */
export function unseen(now: LostBids, seen: LostBids): LostBids {
  const isAnew = now.late < seen.late || now.missed < seen.missed;
  return isAnew ? now : { late: now.late - seen.late, missed: now.missed - seen.missed };
}

/** "2 late bids · 1 bid in pauses"; null where there are none. */
export function lostWords({ late, missed }: LostBids): string | null {
  const words = [
    ...(late > 0 ? [counted(late, "late bid")] : []),
    ...(missed > 0 ? [`${counted(missed, "bid")} in pauses`] : []),
  ];
  return words.length === 0 ? null : words.join(" · ");
}

/** Where in the log such a bid stands: the newest one's key; null where the log has none. */
export function newestLost(lines: readonly DeskLine[]): string | null {
  return lines.find(({ lost }) => lost)?.key ?? null;
}
