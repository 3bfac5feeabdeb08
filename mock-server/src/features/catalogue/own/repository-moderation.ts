/** Reads lots for moderation. */
import { prepared } from "../../../tables/system/prepared.ts";
import type { Store } from "../../../store/store.ts";

/** Data for the staff beside a lot's card. */
export interface ModerationFacts {
  readonly id: number;
  readonly seller: string;
  /** When the lot was sent to moderation, ms; null for lots of the scene. */
  readonly sentAt: number | null;
  readonly remarks: string | null;
}

const FACTS = `SELECT l.id, coalesce(p.name, u.first_name || ' ' || u.last_name) AS seller, d.sent_at AS sentAt, d.remarks
  FROM json_each(?) j JOIN lot l ON l.id = j.value JOIN user u ON u.id = l.seller_id
  LEFT JOIN profile p ON p.id = u.profile_id LEFT JOIN lot_draft d ON d.lot_id = l.id`;

/** Reads the data by lot. */
export function readModeration(
  store: Store,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, ModerationFacts>> {
  return store.read((db) => {
    const rows = prepared(db.$client, FACTS).all(JSON.stringify(lotIds)) as ModerationFacts[];
    return new Map(rows.map((row) => [row.id, row]));
  });
}
