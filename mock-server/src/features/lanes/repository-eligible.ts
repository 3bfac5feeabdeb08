/** Reads lots that can join a lane. */
import { CLIENT_NAME } from "../../tables/people/user-name.ts";
import { workerQuery } from "../../store/worker-query.ts";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import type { LotKind } from "../../domain/lot/lot.ts";

/** The staff's filter for lots that can join a lane. */
export interface EligibleFilter {
  /** The lane, whose own lots count as free; null: a lane that does not exist yet. */
  readonly queueId: number | null;
  readonly q: string;
  readonly kind: LotKind | null;
  readonly sellerId: number | null;
  readonly emirate: string | null;
  /** Only lots whose seller asked for a lane. */
  readonly laneWish: boolean;
  /** Lots that are already in the run. */
  readonly except: readonly number[];
  /** ms since 1970 UTC. */
  readonly now: number;
}

export interface EligibleQuery extends EligibleFilter {
  readonly limit: number;
  /** The number of the last lot of the previous page; null: from the first one. */
  readonly after: number | null;
}

export interface EligibleRow extends CardRow {
  readonly seller: string;
  readonly laneWish: 0 | 1;
}

/** Number of lots of each kind, emirate, seller and wish. */
export interface EligibleGroup {
  readonly kind: LotKind;
  readonly emirate: string;
  readonly sellerId: number;
  readonly seller: string;
  readonly laneWish: 0 | 1;
  readonly lots: number;
}

const OWNED = "JOIN user u ON u.id = l.seller_id LEFT JOIN profile p ON p.id = u.profile_id";

/** As in `lotErrors`: for sale, without a bid, in no other lane that is not over. */
const ELIGIBLE = `l.hidden = 0 AND l.status = 'active' AND l.ends_at > @now AND l.price IS NULL
  AND (l.queue_id IS NULL OR l.queue_id = @queueId)
  AND NOT EXISTS (SELECT 1 FROM queue_lot r JOIN queue q ON q.id = r.queue_id WHERE r.lot_id = l.id
    AND r.queue_id IS DISTINCT FROM @queueId AND q.status NOT IN ('finished', 'cancelled'))
  AND l.id NOT IN (SELECT value FROM json_each(@except))`;

/** Whether the seller asked for a lane. */
const WISH = `EXISTS (SELECT 1 FROM lot_draft d WHERE d.lot_id = l.id AND CAST(d.fields -> 'lane' AS text) = 'true')`;

const CHOSEN = `(NOT @laneWish OR ${WISH}) AND (l.kind = @kind OR @kind IS NULL) AND (l.emirate = @emirate OR @emirate IS NULL)
  AND (l.seller_id = @sellerId OR @sellerId IS NULL)`;

/** Reads one page of these by lot number, and the number of lots in each group, ignoring the choice. */
export const pageOfEligible = workerQuery(
  import.meta.url,
  "pageOfEligible",
  async (
    db,
    query: EligibleQuery,
  ): Promise<{ readonly rows: EligibleRow[]; readonly groups: EligibleGroup[] }> => {
    const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
    const { queueId, kind, sellerId, emirate, laneWish, except, now, after, limit } = query;
    const named = Object.fromEntries(words.map((word, place) => [`word${place}`, word]));
    const found = { queueId, except: JSON.stringify(except), now, ...named };
    const where = [ELIGIBLE, ...words.map((_, place) => `instr(${SEARCHED}, @word${place}) > 0`)].join(
      " AND ",
    );
    return {
      rows: await asyncPrepared<EligibleRow>(
        db,
        `SELECT ${CARD_COLUMNS}, ${CLIENT_NAME} AS seller, ${WISH} AS laneWish FROM lot l JOIN lot_facts f ON f.lot_id = l.id ${OWNED}
          WHERE ${where} AND ${CHOSEN} AND l.number > @after ORDER BY l.number LIMIT @limit`,
      ).all({
        ...found,
        kind,
        sellerId,
        emirate,
        laneWish: Number(laneWish),
        after: after ?? 0,
        limit: limit + 1,
      }),
      groups: await groupsOf(db, where, found),
    };
  },
);

/** The searched text: the lot's number, title, city and seller. */
const SEARCHED = `lower(l.number || ' ' || l.title || ' ' || l.city || ' ' || ${CLIENT_NAME})`;

async function groupsOf(db: Database, where: string, params: object): Promise<EligibleGroup[]> {
  const sql = `SELECT l.kind, l.emirate, l.seller_id AS sellerId, ${CLIENT_NAME} AS seller,
      ${WISH} AS laneWish, count(*) AS lots
    FROM lot l ${OWNED} WHERE ${where} GROUP BY l.kind, l.emirate, l.seller_id, seller, laneWish`;
  return await asyncPrepared<EligibleGroup>(db, sql).all(params);
}
