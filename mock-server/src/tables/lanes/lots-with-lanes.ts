/** Reads lots with their places in live lanes. */
import { inArray } from "drizzle-orm";
import { lotInLane } from "../../domain/lane/lot-in-lane.ts";
import type { LotState } from "../../domain/lot.ts";
import type { Database } from "../../store/store.ts";
import { findState } from "../lots/lot-columns.ts";
import { lot } from "../schema/lots.ts";
import { asyncOrm } from "../system/driver.ts";
import { readLane } from "./lane-row.ts";

/** Returns the states of these lots, each with its place in a live lane. */
export async function lotsWithLanes(db: Database, ids: readonly number[]): Promise<LotState[]> {
  const rows = await asyncOrm(db)
    .select({ id: lot.id, queueId: lot.queueId })
    .from(lot)
    .where(inArray(lot.id, [...ids]))
    .all();
  return Promise.all(
    rows.map(async ({ id, queueId }) => {
      const lane = queueId === null ? null : await readLane(db, queueId);
      return { ...(await findState(db, id)), lane: lane ? lotInLane(lane.state, id) : null };
    }),
  );
}
