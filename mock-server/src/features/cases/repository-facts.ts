/** Reads what the lots that ended lately, and their people, give reason to suspect. */
import { type EndedLot, type RingMarks, type Suspicion, suspicionsIn } from "../../domain/people/rings.ts";
import { caseTerms } from "../../domain/lot/terms.ts";
import { workerQuery } from "../../store/worker-query.ts";
import { ringMarksOf } from "../../tables/people/marks.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";

const ENDED = "l.status IN ('sold', 'notSold', 'summarizing', 'finished') AND l.ends_at >";
/** Simulated people act for nobody. */
const BIDDERS = `SELECT DISTINCT b.user_id AS id FROM lot l JOIN lot_bidder b ON b.lot_id = l.id
    JOIN user u ON u.id = b.user_id AND u.is_bot = 0
  WHERE ${ENDED} @since ORDER BY 1`;
const LOTS = `SELECT l.id, l.seller_id AS sellerId, CASE l.status WHEN 'sold' THEN l.leader_id END AS winnerId,
    (SELECT json_group_array(user_id ORDER BY user_id IS NOT DISTINCT FROM l.leader_id DESC, max DESC, bid_at)
      FROM lot_bidder WHERE lot_id = l.id) AS bidders
  FROM lot l WHERE l.id IN (SELECT lot_id FROM lot_bidder WHERE user_id IN (SELECT value FROM json_each(@bidders)))
    AND ${ENDED} @from ORDER BY l.ends_at, l.id`;
const WITHDRAWN = `SELECT lot_id AS lot, user_id AS user, count(*) AS times FROM history
  WHERE kind = 'proxy_cancelled' AND user_id IN (SELECT value FROM json_each(?)) GROUP BY lot_id, user_id`;

/** Returns the suspicions about the bidders of the lots that ended in the two days before `now` (ms). */
export const findSuspicions = workerQuery(
  import.meta.url,
  "findSuspicions",
  async (db, now: number): Promise<readonly Suspicion[]> => {
    const since = now - caseTerms.newMs;
    const rows = await asyncPrepared<{ id: number }>(db, BIDDERS).all({ since });
    const bidders = rows.map(({ id }) => id);
    const lots = await lotsOf(db, bidders, now - caseTerms.withinMs);
    const people = new Set([
      ...bidders,
      ...lots.flatMap(({ sellerId, winnerId }) => (winnerId === null ? [sellerId] : [sellerId, winnerId])),
    ]);
    const marks = new Map<number, RingMarks>();
    for (const id of people) marks.set(id, await ringMarksOf(db, id));
    return suspicionsIn({ bidders, lots, marks });
  },
);

/** All lots on which these people bid, and that ended after `from` (ms). */
async function lotsOf(db: Database, people: readonly number[], from: number): Promise<EndedLot[]> {
  const bidders = JSON.stringify(people);
  const withdrawn = Map.groupBy(
    await asyncPrepared<{
      lot: number;
      user: number;
      times: number;
    }>(db, WITHDRAWN).all(bidders),
    ({ lot }) => lot,
  );
  const rows = await asyncPrepared<
    Pick<EndedLot, "id" | "sellerId" | "winnerId"> & { readonly bidders: string }
  >(db, LOTS).all({ bidders, from });
  return rows.map((row) => ({
    ...row,
    bidders: JSON.parse(row.bidders) as number[],
    withdrawn: new Map(withdrawn.get(row.id)?.map(({ user, times }) => [user, times])),
  }));
}
