/** Reads the lots of a database with their bidders. */
import type { LotState } from "../domain/lot/lot.ts";
import { LOT_STATE_COLUMNS, lotStateOf, type LotStateRow } from "../tables/lots/lot-columns.ts";
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";

export interface StoredLot {
  readonly lot: LotState;
  readonly leaderMark: number | null;
  readonly number: number;
  readonly queueId: number | null;
  /** The last row of its journal. */
  readonly historyId: number | null;
  readonly bidders: readonly StoredBidder[];
}

interface StoredBidder {
  readonly lotId: number;
  readonly userId: number;
  readonly mark: number;
  /** AED. */
  readonly max: number;
  readonly holdFils: number;
  readonly limitFils: number;
}

type RawLot = LotStateRow & Pick<StoredLot, "leaderMark" | "number" | "queueId" | "historyId">;

/** Every lot with its bidders, by id. */
export function readLots(db: Database): StoredLot[] {
  const bidders = Map.groupBy(
    sqlite(db)
      .prepare<[], StoredBidder>(
        "SELECT lot_id AS lotId, user_id AS userId, mark, max, hold_fils AS holdFils, limit_fils AS limitFils FROM lot_bidder ORDER BY lot_id, user_id",
      )
      .all(),
    ({ lotId }) => lotId,
  );
  const lots = sqlite(db)
    .prepare<[], RawLot>(
      `SELECT ${LOT_STATE_COLUMNS}, l.leader_mark AS leaderMark, l.number, l.queue_id AS queueId,
        l.history_id AS historyId FROM lot l ORDER BY l.id`,
    )
    .all();
  return lots.map((raw) => {
    const { leaderMark, number, queueId, historyId } = raw;
    return {
      lot: lotStateOf(raw),
      leaderMark,
      number,
      queueId,
      historyId,
      bidders: bidders.get(raw.id) ?? [],
    };
  });
}
