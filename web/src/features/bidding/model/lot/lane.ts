import type { LotLive } from "#/realtime/lots/live-store.ts";

/** Whether a lot waits for its turn in a live lane, where it takes maxima only. */
export function isBeforeTurn({ lane, status }: Pick<LotLive, "lane" | "status">): boolean {
  return lane !== null && status === "active" && lane.bids === "maxima";
}
