/** Finds similar lots. */
import { nextBest, nextBestRange, type Candidate } from "../../../domain/bidding/next-best.ts";
import { workerQuery } from "../../../store/worker-query.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import { CARD_COLUMNS, type CardRow } from "../../../tables/lots/card-row.ts";
import type { Reader } from "../query/condition.ts";
import { LISTED } from "../query/lot-sql.ts";
import { cardRows } from "../repository.ts";
import { readMine, type MineRow } from "../repository-mine.ts";

/** Most similar lots beside one lot. */
const MOST_SIMILAR = 6;

/**
 * Similarity of two lots in points: same model or building type and bedrooms before same make, body or emirate;
 * then a price within a third, and a year within three. Without points a lot is not similar.
 */
const LIKENESS = `(CASE WHEN l.model = s.model THEN 8 ELSE 0 END + CASE WHEN l.mark = s.mark THEN 4 ELSE 0 END
  + CASE WHEN l.body = s.body THEN 3 ELSE 0 END + CASE WHEN abs(l.year - s.year) <= 3 THEN 1 ELSE 0 END
  + CASE WHEN l.type = s.type THEN 3 ELSE 0 END + CASE WHEN l.bedrooms = s.bedrooms THEN 4 ELSE 0 END
  + CASE WHEN l.city = s.city THEN 3 ELSE 0 END + CASE WHEN l.emirate = s.emirate THEN 1 ELSE 0 END)`;
const CLOSE_PRICE = 2;
const BY_PRICE = `CASE WHEN 3 * abs(l.shown_price - s.shown_price) <= s.shown_price THEN ${CLOSE_PRICE} ELSE 0 END`;
const ENOUGH = 3;

/**
 * The ids come first, along one index: rows are read of those alone that a close price may lift among the most similar.
 * The rest of a card is read of these few.
 */
const SIMILAR = `WITH alike AS MATERIALIZED (SELECT * FROM (SELECT l.id, ${LIKENESS} AS points
    FROM lot s JOIN lot l INDEXED BY lot_list_ending ON l.kind = s.kind AND l.id <> s.id
    WHERE s.id = @id AND ${LISTED} AND l.ends_at > @at
      AND l.id NOT IN (SELECT o.id FROM lot o WHERE o.seller_id = @viewer)) WHERE points >= ${ENOUGH - CLOSE_PRICE}),
  best AS MATERIALIZED (SELECT * FROM (SELECT l.id, a.points + ${BY_PRICE} AS likeness, l.ends_at
    FROM alike a CROSS JOIN lot s ON s.id = @id CROSS JOIN lot l ON l.id = a.id
    WHERE a.points >= coalesce((SELECT points FROM alike ORDER BY points DESC LIMIT 1 OFFSET ${MOST_SIMILAR - 1}), 0) - ${CLOSE_PRICE})
    WHERE likeness >= ${ENOUGH} ORDER BY likeness DESC, ends_at, id LIMIT ${MOST_SIMILAR})
  SELECT ${CARD_COLUMNS}, b.likeness FROM best b JOIN lot l ON l.id = b.id JOIN lot_facts f ON f.lot_id = l.id
  ORDER BY b.likeness DESC, l.ends_at, l.id`;

/** Next minimum bid of `lot l`. */
const NEXT_MIN = "coalesce(l.price + l.step, l.start_price)";
/** Most candidates for the next best lots: the rule of the domain chooses among them. */
const CANDIDATES = 60;

/** Similar open lots that the reader does not lead, and whose next bid is in a range. */
const NEAR = `WITH near AS (SELECT l.id, ${LIKENESS} AS likeness, ${NEXT_MIN} AS nextMin, l.ends_at AS endsAt
    FROM lot s JOIN lot l INDEXED BY lot_list_ending ON l.kind = s.kind AND l.id <> s.id
    WHERE s.id = @id AND ${LISTED} AND l.ends_at > @after AND l.ends_at <= @before AND l.opens_at <= @after
      AND l.queue_id IS NULL
      AND l.seller_id <> @viewer AND l.leader_id IS DISTINCT FROM @viewer)
  SELECT * FROM near WHERE nextMin BETWEEN @from AND @to AND likeness >= ${ENOUGH} ORDER BY likeness DESC, nextMin DESC, id LIMIT ${CANDIDATES}`;
const HIGHEST = "SELECT max FROM lot_bidder WHERE lot_id = ? AND user_id = ?";

export interface Similar {
  readonly rows: readonly CardRow[];
  readonly mine: ReadonlyMap<number, MineRow> | null;
}

/** Reads public lots that have not ended and are similar to this one, most similar first, then by end. */
export const similarLots = workerQuery(
  import.meta.url,
  "similarLots",
  async (db, { id, at, userId }: Reader & { readonly id: number }): Promise<Similar> => {
    const rows = await asyncPrepared<CardRow>(db, SIMILAR).all({ id, at, viewer: userId });
    const ids = rows.map((row) => row.id);
    return { rows, mine: await readMine(db, ids, userId) };
  },
);

/** Reads the next best lots for a reader who bid on this one, best first; none without a bid. */
export const nextBestLots = workerQuery(
  import.meta.url,
  "nextBestLots",
  async (db, { id, at, userId }: Reader & { readonly id: number }): Promise<Similar> => {
    const bid = await asyncPrepared<{ max: number }>(db, HIGHEST).get(id, userId);
    if (!bid) return { rows: [], mine: null };
    const range = nextBestRange(bid.max, at);
    const near = await asyncPrepared<Candidate>(db, NEAR).all({ id, viewer: userId, ...range });
    const ids = nextBest(near, bid.max, at).map((lot) => lot.id);
    return { rows: await cardRows(db, ids), mine: await readMine(db, ids, userId) };
  },
);
