import type { Context } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { Refused } from "../../domain/decision.ts";

/** Tells a lane's desk of a bid that came after the hammer, or while the lane stood still. Numbers only. */
export function noteLostBid(
  { store, audience }: Pick<Context, "store" | "audience">,
  lotId: number,
  { code, details }: Refused,
): void {
  const missed = code === "LOT_NOT_OPEN" && "lane_paused" in details;
  if (code !== "LOT_CLOSED" && !missed) return;
  const sql = "SELECT queue_id FROM lot WHERE id = ?";
  void store
    .read((db) => prepared(db.$client, sql).pluck().get(lotId) as number | null)
    .then((queueId) => queueId !== null && audience.addLost(queueId, missed ? "missed" : "late"));
}
