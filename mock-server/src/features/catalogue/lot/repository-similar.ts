/** Finds similar lots. */
import { workerQuery } from "../../../store/worker-query.ts";
import { prepared } from "../../../tables/system/prepared.ts";
import { CARD_COLUMNS, type CardRow } from "../../../tables/lots/card-row.ts";
import type { Reader } from "../query/condition.ts";
import { LISTED } from "../query/lot-sql.ts";
import { readMine, type MineRow } from "../repository-mine.ts";

/** Most similar lots beside one lot. */
const MOST = 6;

/**
 * Similarity of two lots in points: same model or building type and bedrooms before same make, body or emirate;
 * then a price within a third, and a year within three. Without points a lot is not similar.
 */
const LIKENESS = `(CASE WHEN l.model = s.model THEN 8 ELSE 0 END + CASE WHEN l.mark = s.mark THEN 4 ELSE 0 END
  + CASE WHEN l.body = s.body THEN 3 ELSE 0 END + CASE WHEN abs(l.year - s.year) <= 3 THEN 1 ELSE 0 END
  + CASE WHEN l.type = s.type THEN 3 ELSE 0 END + CASE WHEN l.bedrooms = s.bedrooms THEN 4 ELSE 0 END
  + CASE WHEN l.city = s.city THEN 3 ELSE 0 END + CASE WHEN l.emirate = s.emirate THEN 1 ELSE 0 END
  + CASE WHEN 3 * abs(l.shown_price - s.shown_price) <= s.shown_price THEN 2 ELSE 0 END)`;
const ENOUGH = 3;

const SIMILAR = `SELECT ${CARD_COLUMNS}, ${LIKENESS} AS likeness
  FROM lot s JOIN lot l ON l.kind = s.kind AND l.id <> s.id AND l.seller_id IS NOT @viewer
  JOIN lot_facts f ON f.lot_id = l.id
  WHERE s.id = @id AND ${LISTED} AND l.ends_at > @at AND ${LIKENESS} >= ${ENOUGH}
  ORDER BY likeness DESC, l.ends_at, l.id LIMIT ${MOST}`;

export interface Similar {
  readonly rows: readonly CardRow[];
  readonly mine: ReadonlyMap<number, MineRow> | null;
}

/** Reads public lots that have not ended and are similar to this one, most similar first, then by end. */
export const similarLots = workerQuery(
  import.meta.url,
  "similarLots",
  (db, { id, at, userId }: Reader & { readonly id: number }): Similar => {
    const rows = prepared(db.$client, SIMILAR).all({ id, at, viewer: userId }) as CardRow[];
    const ids = rows.map((row) => row.id);
    return { rows, mine: readMine(db, ids, userId) };
  },
);
