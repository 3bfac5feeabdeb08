/** Reads a reader's own lots. */
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database, Store } from "../../store/store.ts";
import type { OwnLots } from "./own-sections.ts";

/** Counts the lots in each own section, in one pass. */
export function countOwn(
  store: Store,
  { belongs, sections }: OwnLots,
  userId: number,
): Promise<Record<string, number>> {
  const counts = Object.entries(sections).map(([name, sql]) => `count(*) FILTER (WHERE ${sql}) AS "${name}"`);
  const text = `SELECT ${counts.join(", ")} FROM lot l WHERE ${belongs}`;
  return store.read(
    async (db) => (await asyncPrepared<Record<string, number>>(db, text).get({ viewer: userId }))!,
  );
}

/** Data for the seller beside a lot's card. */
export interface SaleFacts {
  readonly id: number;
  readonly hidden: 0 | 1;
  /** How often other people viewed it. */
  readonly views: number;
  readonly watching: number;
  /** The last return by the staff (`lots/remarks.ts`), and the form to hold it against; null: none. */
  readonly remarks: string | null;
  readonly fields: string | null;
  /** Whether another lot relists it. */
  readonly relisted: 0 | 1;
  /** The names under which its seller keeps it, in their writing; "" and null: none. */
  readonly vin: string | null;
  readonly plate: string | null;
  readonly reference: string | null;
  readonly photos: number;
}

const SALE = `SELECT l.id, l.hidden, (SELECT count(*) FROM favorite w WHERE w.lot_id = l.id) AS watching,
  coalesce((SELECT v.views FROM lot_views v WHERE v.lot_id = l.id), 0) AS views,
  d.remarks, CASE WHEN d.remarks IS NOT NULL THEN d.fields END AS fields,
  EXISTS (SELECT 1 FROM lot_draft r WHERE r.relisted_from = l.id) AS relisted,
  f.vehicle ->> 'vin' AS vin, f.vehicle ->> 'plate' AS plate, json_array_length(f.pictures) AS photos,
  coalesce(d.fields ->> 'reference', f.property ->> 'reference') AS reference
  FROM json_each(?) j JOIN lot l ON l.id = j.value JOIN lot_facts f ON f.lot_id = l.id LEFT JOIN lot_draft d ON d.lot_id = l.id`;

/** Reads the data by lot. */
export function readSaleFacts(
  store: Store,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, SaleFacts>> {
  return store.read((db) => saleFactsIn(db, lotIds));
}

/** Reads the data by lot inside a read. */
export async function saleFactsIn(
  db: Database,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, SaleFacts>> {
  const rows = await asyncPrepared<SaleFacts>(db, SALE).all(JSON.stringify(lotIds));
  return new Map(rows.map((row) => [row.id, row]));
}
