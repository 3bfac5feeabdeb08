/** Reads and writes lanes. */
import type {
  Hammer,
  LanePhase,
  LaneState,
  LaneStatus,
  LaneTimers,
  RunEntry,
} from "../../domain/lot/lane.ts";
import type { LaneFees } from "../../domain/lot/fees.ts";
import { dueAt } from "../../domain/lane/tick.ts";
import { asyncPrepared, prepared } from "../system/prepared.ts";
import { sqlite } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";
import type { Database } from "../../store/store.ts";

/** A lane in a batch: its state, and the facts for its events. */
export interface LaneRow {
  readonly state: LaneState;
  /** The seq at which the run last changed its order. */
  readonly runSeq: number;
  readonly message: string | null;
}

export interface LaneTable {
  /** Updates a lane, and the entries of its run that differ from `before`, the row in the table. */
  save(row: LaneRow, before: LaneRow): void;
  /** Stores a published event of the lane for its log, and its lots' events of the same commit for a replay. */
  addEvent(id: number, seq: number, at: number, event: object, lots: readonly object[]): void;
}

/** Returns prepared writes of lanes on a connection. Synchronous. */
export function createLaneTable(db: Database): LaneTable {
  const update = sqlite(db).prepare(UPDATE);
  const updateEntry = sqlite(db).prepare(
    "UPDATE queue_lot SET place = ?, state = ?, skips = ?, reopens = ?, result = ? WHERE queue_id = ? AND lot_id = ?",
  );
  const insert = sqlite(db).prepare(
    "INSERT INTO lane_event (queue_id, seq, at, event, lots) VALUES (?, ?, ?, ?, ?)",
  );
  return {
    save(row, before) {
      const { id, run: entries } = row.state;
      update.run(...columnsOf(row), id);
      const { status, current } = before.state;
      if (row.state.status !== status || row.state.current?.lotId !== current?.lotId)
        queueChanged(db, "lanes");
      entries.forEach((entry, place) => {
        if (before.state.run[place] === entry) return;
        const { state, skips, reopens, result, lotId } = entry;
        updateEntry.run(place, state, skips, reopens, result, id, lotId);
      });
    },
    addEvent: (id, seq, at, event, lots) =>
      void insert.run(id, seq, at, JSON.stringify(event), lots.length > 0 ? JSON.stringify(lots) : null),
  };
}

interface QueueRow {
  readonly id: number;
  readonly status: LaneStatus;
  readonly startsAt: number;
  /** JSON. */
  readonly timers: string;
  readonly room: 0 | 1;
  readonly hammer: Hammer;
  /** JSON. */
  readonly fees: string | null;
  readonly seq: number;
  readonly runSeq: number;
  readonly lotId: number | null;
  readonly phase: LanePhase | null;
  readonly deadline: number | null;
  readonly leftMs: number | null;
  readonly reopened: 0 | 1;
  readonly hammerAt: number | null;
  readonly deskUserId: number | null;
  readonly deskSeenAt: number | null;
  readonly deskAskedBy: number | null;
  readonly clerkId: number | null;
  readonly clerkSeenAt: number | null;
  readonly pausedAt: number | null;
  readonly pausedReason: string | null;
  readonly message: string | null;
}

const QUEUE = `SELECT id, status, starts_at AS startsAt, timers, room, hammer, fees, seq, run_seq AS runSeq, current_lot_id AS lotId, phase,
  deadline, left_ms AS leftMs, reopened, hammer_at AS hammerAt, desk_user_id AS deskUserId,
  desk_seen_at AS deskSeenAt, desk_asked_by AS deskAskedBy, clerk_id AS clerkId, clerk_seen_at AS clerkSeenAt, paused_at AS pausedAt, paused_reason AS pausedReason, message
  FROM queue WHERE id = ?`;

const RUN =
  "SELECT lot_id AS lotId, number, state, skips, reopens, result FROM queue_lot WHERE queue_id = ? ORDER BY place";
const OPERATORS = "SELECT user_id FROM queue_operator WHERE queue_id = ? ORDER BY user_id";

const UPDATE = `UPDATE queue SET status = ?, seq = ?, run_seq = ?, current_lot_id = ?, phase = ?, deadline = ?, left_ms = ?,
  reopened = ?, hammer_at = ?, desk_user_id = ?, desk_seen_at = ?, desk_asked_by = ?, clerk_id = ?, clerk_seen_at = ?, paused_at = ?, paused_reason = ?,
  message = ?, due_at = ? WHERE id = ?`;

function laneRow(row: QueueRow, run: readonly RunEntry[], operators: readonly number[]): LaneRow {
  const { id, status, startsAt, seq, runSeq, message, lotId, phase, deskUserId, deskSeenAt } = row;
  const { pausedAt, pausedReason, clerkId, clerkSeenAt } = row;
  const state: LaneState = {
    id,
    status,
    startsAt,
    timers: JSON.parse(row.timers) as LaneTimers,
    room: row.room === 1,
    hammer: row.hammer,
    ...(row.fees !== null && { fees: JSON.parse(row.fees) as LaneFees }),
    operators,
    run,
    current:
      lotId === null || phase === null
        ? null
        : {
            lotId,
            phase,
            deadline: row.deadline,
            leftMs: row.leftMs,
            reopened: row.reopened === 1,
            hammerAt: row.hammerAt,
          },
    desk:
      deskUserId === null || deskSeenAt === null
        ? null
        : { operatorId: deskUserId, seenAt: deskSeenAt, askedBy: row.deskAskedBy },
    clerk: clerkId === null ? null : { userId: clerkId, seenAt: clerkSeenAt ?? 0 },
    paused: pausedAt === null ? null : { since: pausedAt, reason: pausedReason ?? "" },
    seq,
  };
  return { state, runSeq, message };
}

function columnsOf({ state, runSeq, message }: LaneRow): (string | number | null)[] {
  const { status, seq, current, desk, clerk, paused } = state;
  return [
    status,
    seq,
    runSeq,
    current?.lotId ?? null,
    current?.phase ?? null,
    current?.deadline ?? null,
    current?.leftMs ?? null,
    current?.reopened ? 1 : 0,
    current?.hammerAt ?? null,
    desk?.operatorId ?? null,
    desk?.seenAt ?? null,
    desk?.askedBy ?? null,
    clerk?.userId ?? null,
    clerk?.seenAt ?? null,
    paused?.since ?? null,
    paused?.reason ?? null,
    message,
    dueAt(state),
  ];
}

/** Reads a lane into a batch. Synchronous: the engine's own. */
export function loadLane(db: Database, id: number): LaneRow | null {
  const row = prepared(db, QUEUE).get(id) as QueueRow | undefined;
  if (!row) return null;
  const run = prepared(db, RUN).all(id) as RunEntry[];
  return laneRow(row, run, prepared(db, OPERATORS).pluck().all(id) as number[]);
}

/** Reads a committed lane. */
export async function readLane(db: Database, id: number): Promise<LaneRow | null> {
  const row = await asyncPrepared<QueueRow>(db, QUEUE).get(id);
  if (!row) return null;
  const run = await asyncPrepared<RunEntry>(db, RUN).all(id);
  return laneRow(row, run, await asyncPrepared<number>(db, OPERATORS).pluck().all(id));
}

/** Returns the seq of every visible lane, by its id. */
export async function readLaneSeqs(db: Database): Promise<Record<string, number>> {
  const rows = await asyncPrepared<{ id: number; seq: number }>(
    db,
    "SELECT id, seq FROM queue WHERE status IN ('scheduled', 'open', 'running', 'paused')",
  ).all();
  return Object.fromEntries(rows.map(({ id, seq }) => [id, seq]));
}
