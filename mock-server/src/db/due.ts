import type { Connection } from "./connection.ts";
import type { Due, DueKind } from "./store.ts";

interface Deadline {
  readonly table: string;
  /** ms since 1970 UTC. */
  readonly at: string;
  readonly where: string;
}

/**
 * Deadlines of standard lots, by the indexes made for them; two of these SQLite does not choose by itself among so many.
 * A lane lot has no end of its own, and a lot whose end falls into a pause will get another one. A lock ends with its
 * last day in Dubai.
 */
const DEADLINES: Readonly<Record<DueKind, Deadline>> = {
  open: {
    table: "lot INDEXED BY lot_opening",
    at: "opens_at",
    where: "opened = 0 AND status = 'active' AND queue_id IS NULL",
  },
  close: {
    table: "lot",
    at: "ends_at",
    where: `status = 'active' AND queue_id IS NULL
      AND ends_at < coalesce((SELECT paused_at FROM meta), ${Number.MAX_SAFE_INTEGER})`,
  },
  lapse: { table: "lot INDEXED BY lot_review", at: "review_ends_at", where: "status = 'summarizing'" },
  unlock: {
    table: "profile",
    at: "unixepoch(lock_until, '+1 day', '-4 hours') * 1000",
    where: "lock_until IS NOT NULL",
  },
  lane: { table: "queue", at: "due_at", where: "due_at IS NOT NULL" },
};

export interface Deadlines {
  due(kind: DueKind, now: number, limit: number): Due[];
  next(kind: DueKind): number | null;
}

/** In: a connection. Out: questions about deadlines, prepared once. */
export function createDeadlines(connection: Connection): Deadlines {
  const due = statements(({ table, at, where }) =>
    connection.prepare<[number, number], Due>(
      `SELECT id, ${at} AS at FROM ${table} WHERE ${where} AND ${at} <= ? ORDER BY ${at}, id LIMIT ?`,
    ),
  );
  const next = statements(({ table, at, where }) =>
    connection.prepare<[], number | null>(`SELECT min(${at}) FROM ${table} WHERE ${where}`).pluck(),
  );
  return {
    due: (kind, now, limit) => due[kind].all(now, limit),
    next: (kind) => next[kind].get() ?? null,
  };
}

function statements<Statement>(make: (deadline: Deadline) => Statement): Record<DueKind, Statement> {
  const { open, close, lapse, unlock, lane } = DEADLINES;
  return { open: make(open), close: make(close), lapse: make(lapse), unlock: make(unlock), lane: make(lane) };
}
