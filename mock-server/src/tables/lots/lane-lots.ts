/** Adds lots to a lane and removes them. */
import { and, eq } from "drizzle-orm";
import { queueLot } from "../schema/lanes.ts";
import { lot } from "../schema/lots.ts";
import type { Database } from "../../store/store.ts";

/** A lane lot has no end of its own; no list may show it as ended before its lane is over. ms after the start. */
const LONGEST_LANE_MS = 7 * 86_400_000;

/** From now on the lane decides when these lots are sold. */
export function joinLane(db: Database, queueId: number, startsAt: number, lotIds: readonly number[]): void {
  for (const id of lotIds) {
    const ends = db.select({ endsAt: lot.endsAt }).from(lot).where(eq(lot.id, id)).get();
    db.update(queueLot)
      .set({ endedBy: ends?.endsAt ?? null })
      .where(and(eq(queueLot.queueId, queueId), eq(queueLot.lotId, id)))
      .run();
    db.update(lot)
      .set({ queueId, endsAt: startsAt + LONGEST_LANE_MS })
      .where(eq(lot.id, id))
      .run();
  }
}

/** Moves the start of a lane; its lots cannot end before the lane. */
export function moveStart(db: Database, queueId: number, startsAt: number): void {
  db.update(lot)
    .set({ endsAt: startsAt + LONGEST_LANE_MS })
    .where(eq(lot.queueId, queueId))
    .run();
}

/** A lot that leaves a lane before the start is a standard lot again, with its earlier end. */
export function leaveLane(db: Database, queueId: number, lotIds: readonly number[]): void {
  for (const id of lotIds) {
    const row = db
      .select({ endedBy: queueLot.endedBy })
      .from(queueLot)
      .where(and(eq(queueLot.queueId, queueId), eq(queueLot.lotId, id)))
      .get();
    db.update(lot)
      .set({ queueId: null, ...(row?.endedBy == null ? {} : { endsAt: row.endedBy }) })
      .where(eq(lot.id, id))
      .run();
  }
}
