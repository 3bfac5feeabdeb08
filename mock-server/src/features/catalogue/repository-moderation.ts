import { prepared } from "../../tables/system/prepared.ts";
import type { Store } from "../../store/store.ts";

/** What the staff see of a lot beside its card. */
export interface ModerationFacts {
  readonly id: number;
  readonly seller: string;
  /** When it came to moderation, ms; null for lots of the scene. */
  readonly sentAt: number | null;
  readonly remarks: string | null;
}

const FACTS = `SELECT l.id, coalesce(p.name, u.first_name || ' ' || u.last_name) AS seller, d.sent_at AS sentAt, d.remarks
  FROM json_each(?) j JOIN lot l ON l.id = j.value JOIN user u ON u.id = l.seller_id
  LEFT JOIN profile p ON p.id = u.profile_id LEFT JOIN lot_draft d ON d.lot_id = l.id`;

/** By lot. */
export function readModeration(
  store: Store,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, ModerationFacts>> {
  return store.read((db) => {
    const rows = prepared(db.$client, FACTS).all(JSON.stringify(lotIds)) as ModerationFacts[];
    return new Map(rows.map((row) => [row.id, row]));
  });
}
