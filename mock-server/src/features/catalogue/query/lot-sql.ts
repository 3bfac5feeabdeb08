/** SQL expressions of lists over `lot l`. `@at` is the list's instant in ms, `@viewer` the reader's id. */

/** On public view: approved once, and not archived. The words are those of the partial indexes. */
export const LISTED = "l.hidden = 0 AND l.status NOT IN ('draft', 'moderation')";

/** Every lot has exactly one of these. A lot opens and ends by its times, written by a job or not. */
export const STATUS = `CASE WHEN l.ends_at <= @at THEN 'finished' WHEN l.queue_id IS NOT NULL THEN 'lane'
  WHEN l.opens_at > @at THEN 'upcoming' ELSE 'open' END`;

/** Whole AED per sqft at a price, rounded half up; null for a lot without an area. */
export const perSqftSql = (price: string): string => `CAST(round(${price} * 1.0 / l.area) AS INTEGER)`;

/** The public light. */
export const LIGHT = `CASE WHEN l.reserve IS NULL THEN 'none' WHEN l.reserve_reached = 1 THEN 'green' ELSE 'red' END`;

/** The buy-now price can be taken, now or once the lot opens: no bid has come within a step of it. */
export const BUY_NOW_LEFT = `l.buy_now IS NOT NULL AND l.ends_at > @at
  AND CASE WHEN l.price IS NULL THEN l.start_price ELSE l.price + l.step END < l.buy_now`;

/** Lots with any relation to the reader; limits the counts of those below. */
export const MINE_AT_ALL = `l.id IN (SELECT b.lot_id FROM lot_bidder b WHERE b.user_id = @viewer
  UNION SELECT n.lot_id FROM note n WHERE n.user_id = @viewer
  UNION SELECT f.lot_id FROM favorite f WHERE f.user_id = @viewer)`;

/** The buyer has paid. Prices of other sales count nowhere. */
export const PAID = `EXISTS (SELECT 1 FROM settlement s WHERE s.lot_id = l.id AND s.state IN ('paid', 'handed_over'))`;

const UNDECIDED = "l.status IN ('active', 'inProgress', 'finished')";
const HAS_BID = "l.id IN (SELECT b.lot_id FROM lot_bidder b WHERE b.user_id = @viewer)";

/** The reader's relations to a lot. Not exclusive: a leader may also have a note. */
export const MINE = {
  leading: `l.leader_id = @viewer AND ${UNDECIDED}`,
  outbid: `l.leader_id <> @viewer AND ${UNDECIDED} AND ${HAS_BID}`,
  awaiting: "l.leader_id = @viewer AND l.status = 'summarizing'",
  noted: "l.id IN (SELECT n.lot_id FROM note n WHERE n.user_id = @viewer)",
  favorite: "l.id IN (SELECT f.lot_id FROM favorite f WHERE f.user_id = @viewer)",
} as const;
