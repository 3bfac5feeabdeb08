/** Reads a person's data on lots. */
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** One person's data on one lot. Without a bid, mark and max are null. */
export interface MineRow {
  readonly lotId: number;
  readonly mark: number | null;
  /** The person's stored maximum (AED), beaten or not. */
  readonly max: number | null;
  readonly holdFils: number;
  readonly note: string | null;
  readonly favorite: 0 | 1;
}

const MINE = `SELECT CAST(j.value AS bigint) AS lotId, b.mark, b.stored_max AS max, coalesce(b.hold_fils, 0) AS holdFils, n.text AS note,
  f.lot_id IS NOT NULL AS favorite
  FROM json_each(?) j
  LEFT JOIN lot_bidder b ON b.lot_id = j.value AND b.user_id = ?
  LEFT JOIN note n ON n.user_id = ? AND n.lot_id = j.value
  LEFT JOIN favorite f ON f.user_id = ? AND f.lot_id = j.value`;

/** Reads a person's data on these lots, by lot, in one query; null for nobody. */
export async function readMine(
  db: Database,
  lotIds: readonly number[],
  userId: number | null,
): Promise<ReadonlyMap<number, MineRow> | null> {
  if (userId === null) return null;
  const rows = await asyncPrepared<MineRow>(db, MINE).all(JSON.stringify(lotIds), userId, userId, userId);
  return new Map(rows.map((row) => [row.lotId, row]));
}
