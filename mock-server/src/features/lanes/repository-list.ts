/** Reads the staff's list of lanes, and possible operators. Inside a read. */
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import type { LanePhase, LaneStatus, LaneTimers } from "../../domain/lane/lane.ts";
import type { Remaining } from "./expected.ts";
import { listOperators, type Operator } from "./repository.ts";

/** Lanes by the possible actions. */
export type LaneGroup = "draft" | "scheduled" | "live" | "finished" | "cancelled";

/** Sort position of a row: running, upcoming, ended; nearest first. */
export type LanePlace = readonly [rank: number, key: number, id: number];

export interface ListedLane extends Remaining {
  readonly operators: readonly Operator[];
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly version: number;
  readonly lots: number;
  readonly sold: number;
  /** AED. */
  readonly value: number;
  readonly changedAt: number | null;
  readonly changedBy: string | null;
  readonly at: LanePlace;
}

const GROUP = "CASE WHEN q.status IN ('open', 'running', 'paused') THEN 'live' ELSE q.status END";
const RANK = `CASE WHEN q.status IN ('open', 'running', 'paused') THEN 0
  WHEN q.status IN ('draft', 'scheduled') THEN 1 ELSE 2 END`;
const KEY = "CASE WHEN q.status IN ('finished', 'cancelled') THEN -q.starts_at ELSE q.starts_at END";
const FOUND = "(@q = '' OR instr(lower(q.name || ' ' || q.place), @q) > 0)";

const PAGE = `SELECT q.id, q.name, q.place, q.status, q.version, q.starts_at AS startsAt, q.timers, q.phase, q.deadline,
    q.changed_at AS changedAt, trim(u.first_name || ' ' || u.last_name) AS changedBy, ${RANK} AS rank, ${KEY} AS key,
    (SELECT count(*) FROM queue_lot r WHERE r.queue_id = q.id) AS lots,
    (SELECT count(*) FROM queue_lot r WHERE r.queue_id = q.id AND r.state = 'pending') AS pending,
    (SELECT count(*) FROM queue_lot r WHERE r.queue_id = q.id AND r.result = 'sold') AS sold,
    (SELECT coalesce(sum(l.price), 0) FROM queue_lot r JOIN lot l ON l.id = r.lot_id
      WHERE r.queue_id = q.id AND r.result = 'sold') AS value
  FROM queue q LEFT JOIN user u ON u.id = q.changed_by
  WHERE ${FOUND} AND (@state IS NULL OR ${GROUP} = @state) AND (${RANK}, ${KEY}, q.id) > (@rank, @key, @id)
  ORDER BY ${RANK}, ${KEY}, q.id LIMIT @limit`;

interface Row extends Omit<ListedLane, "timers" | "current" | "at" | "operators"> {
  readonly timers: string;
  readonly phase: LanePhase | null;
  readonly deadline: number | null;
  readonly rank: number;
  readonly key: number;
}

interface LaneQuery {
  readonly q: string;
  readonly state: LaneGroup | null;
  readonly limit: number;
  readonly after: LanePlace | null;
}

/** Returns one page of lanes, and one more if there is another page. */
export async function listComposed(
  db: Database,
  { q, state, limit, after }: LaneQuery,
): Promise<ListedLane[]> {
  const [rank, key, id] = after ?? [-1, 0, 0];
  const params = { q: q.trim().toLowerCase(), state, rank, key, id, limit: limit + 1 };
  const rows = (await asyncPrepared(db, PAGE).all(params)) as Row[];
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      operators: await listOperators(db, row.id),
      timers: JSON.parse(row.timers) as LaneTimers,
      current: row.phase === null ? null : { phase: row.phase, deadline: row.deadline },
      at: [row.rank, row.key, row.id] as const,
    })),
  );
}

/** Counts the lanes of a search in each group. */
export async function countLanes(db: Database, q: string): Promise<Record<LaneGroup, number>> {
  const sql = `SELECT ${GROUP} AS state, count(*) AS lanes FROM queue q WHERE ${FOUND} GROUP BY 1`;
  const rows = await asyncPrepared<{
    state: LaneGroup;
    lanes: number;
  }>(db, sql).all({ q: q.trim().toLowerCase() });
  const none = { draft: 0, scheduled: 0, live: 0, finished: 0, cancelled: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, lanes }) => [state, lanes])) };
}

/** Returns the last composer of a lane and the time; null: none. */
export async function changeOf(
  db: Database,
  id: number,
): Promise<{ readonly at: number; readonly by: string } | null> {
  const sql = `SELECT q.changed_at AS at, trim(u.first_name || ' ' || u.last_name) AS "by"
    FROM queue q JOIN user u ON u.id = q.changed_by WHERE q.id = ?`;
  return (await asyncPrepared<{ at: number; by: string }>(db, sql).get(id)) ?? null;
}

export interface AuctioneerLane extends Remaining {
  readonly id: number;
  readonly name: string;
}

export interface AuctioneerRow {
  readonly id: number;
  readonly name: string;
  readonly lanes: readonly AuctioneerLane[];
}

/** Returns everyone with the role auctioneer, by name, with their lanes that are not over. */
export async function listAuctioneers(db: Database): Promise<AuctioneerRow[]> {
  const people = await asyncPrepared<{ id: number; name: string }>(
    db,
    `SELECT id, trim(first_name || ' ' || last_name) AS name FROM user
      WHERE deleted_at IS NULL AND roles LIKE '%"auctioneer"%' ORDER BY name, id`,
  ).all();
  const lanes = await asyncPrepared<{
    userId: number;
    id: number;
    name: string;
    status: LaneStatus;
    startsAt: number;
    timers: string;
    phase: LanePhase | null;
    deadline: number | null;
    pending: number;
  }>(
    db,
    `SELECT o.user_id AS userId, q.id, q.name, q.status, q.starts_at AS startsAt, q.timers, q.phase, q.deadline,
      (SELECT count(*) FROM queue_lot r WHERE r.queue_id = q.id AND r.state = 'pending') AS pending
      FROM queue_operator o JOIN queue q ON q.id = o.queue_id
      WHERE q.status NOT IN ('finished', 'cancelled') ORDER BY q.starts_at, q.id`,
  ).all();
  const byPerson = Map.groupBy(lanes, ({ userId }) => userId);
  return people.map(({ id, name }) => ({
    id,
    name,
    lanes: (byPerson.get(id) ?? []).map(({ phase, deadline, timers, ...lane }) => ({
      ...lane,
      timers: JSON.parse(timers) as LaneTimers,
      current: phase === null ? null : { phase, deadline },
    })),
  }));
}
