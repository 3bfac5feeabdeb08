/** Reads data for the automatic auctioneer: lanes that are not over, and their current lots. */
import type { LaneState } from "../domain/lane/lane.ts";
import { operatorNamed } from "../tables/lanes/lane-people.ts";
import { readLane } from "../tables/lanes/lane-row.ts";
import { asyncPrepared } from "../tables/system/prepared.ts";
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

/** Returns upcoming and running lanes, by start. */
export function findLanesLeft(store: Store): Promise<LaneAtDesk[]> {
  return store.read(async (db) => {
    const rows = await asyncPrepared<{ id: number; name: string }>(db, LANES).all();
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
export function findLotAtDesk(store: Store, queueId: number): Promise<LotAtDesk | null> {
  return store.read(async (db) => {
    const row = await asyncPrepared<RawLot>(db, LOT).get(queueId);
    return row ? { ...row, reserveReached: row.reserveReached === 1 } : null;
  });
}

type RawLot = Omit<LotAtDesk, "reserveReached"> & { readonly reserveReached: 0 | 1 };

const LANES = `SELECT id, name FROM queue WHERE status IN ('scheduled', 'open', 'running', 'paused')
  ORDER BY starts_at, id`;

const LOT = `SELECT l.id, l.number, l.title, l.price, l.reserve, l.reserve_reached AS reserveReached, r.skips
  FROM queue_lot r JOIN lot l ON l.id = r.lot_id WHERE r.queue_id = ? AND r.state = 'current'`;
