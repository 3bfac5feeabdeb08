/** Reads data for the automatic auctioneer: lanes that are not over, and their current lots. */
import { and, eq, inArray } from "drizzle-orm";
import type { LaneState } from "../domain/lot/lane.ts";
import { operatorNamed } from "../tables/lanes/lane-people.ts";
import { readLane } from "../tables/lanes/lane-row.ts";
import { queue, queueLot } from "../tables/schema/lanes.ts";
import { lot } from "../tables/schema/lots.ts";
import { asyncOrm } from "../tables/system/driver.ts";
import type { Store } from "../store/store.ts";

/** An upcoming or running lane, with its name. `desk`: its holder. */
export interface LaneAtDesk {
  readonly name: string;
  readonly state: LaneState;
  readonly desk: string | null;
}

/** The current lot of a lane. Prices in AED. */
export interface LotAtDesk {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly price: number | null;
  readonly reserve: number | null;
  readonly reserveReached: boolean;
  readonly skips: number;
}

/** Returns upcoming and running lanes, by start. Without those by hand: they wait for a person. */
export function findLanesLeft(store: Store): Promise<LaneAtDesk[]> {
  return store.read(async (db) => {
    const isLeft = inArray(queue.status, ["scheduled", "open", "running", "paused"]);
    const { id: lane, name: named, startsAt } = queue;
    const rows = await asyncOrm(db)
      .select({ id: lane, name: named })
      .from(queue)
      .where(and(isLeft, eq(queue.hammer, "clock")))
      .orderBy(startsAt, lane);
    const lanes: LaneAtDesk[] = [];
    for (const { id, name } of rows) {
      const state = (await readLane(db, id))?.state;
      if (!state) continue;
      const holder = await operatorNamed(db, state.desk?.operatorId ?? null);
      lanes.push({ name, state, desk: holder?.name ?? null });
    }
    return lanes;
  });
}

/** Returns the current lot; null without one. */
export async function findLotAtDesk(store: Store, queueId: number): Promise<LotAtDesk | null> {
  const { id, number, title, price, reserve, reserveReached } = lot;
  const [current] = await store.read((db) =>
    asyncOrm(db)
      .select({ id, number, title, price, reserve, reserveReached, skips: queueLot.skips })
      .from(queueLot)
      .innerJoin(lot, eq(lot.id, queueLot.lotId))
      .where(and(eq(queueLot.queueId, queueId), eq(queueLot.state, "current"))),
  );
  return current ?? null;
}
