/** Reads the next deadlines. */
import type { Database, Due, DueKind } from "../../store/store.ts";
import { sqlite } from "../system/driver.ts";

/** How long new lots are collected before a search alert, ms. */
const GATHER_ALERT_MS = 5 * 60_000;

interface Deadline {
  readonly table: string;
  /** ms since 1970 UTC. */
  readonly at: string;
  readonly where: string;
}

/**
 * Deadlines of standard lots, with the indexes made for them; SQLite would not choose two of these by itself. A
 * lane lot has no end of its own, and a lot whose end falls into a pause gets a new end. A lock ends with its last
 * day in Dubai.
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
  offer: { table: "lot INDEXED BY lot_offer", at: "offer_until", where: "offer_until IS NOT NULL" },
  lapse: { table: "lot INDEXED BY lot_review", at: "review_ends_at", where: "status = 'summarizing'" },
  unlock: {
    table: "profile",
    at: "unixepoch(lock_until, '+1 day', '-4 hours') * 1000",
    where: "lock_until IS NOT NULL",
  },
  signature: { table: "signature", at: "until", where: "state = 'open'" },
  remind: {
    table: "(SELECT lot_id AS id, state, remind_at FROM settlement)",
    at: "remind_at",
    where: "state = 'due' AND remind_at IS NOT NULL",
  },
  default: {
    table: "(SELECT lot_id AS id, state, due_at FROM settlement)",
    at: "due_at",
    where: "state = 'due'",
  },
  proceeds: {
    table: "(SELECT lot_id AS id, proceeds_free_at FROM settlement)",
    at: "proceeds_free_at",
    where: "proceeds_free_at IS NOT NULL",
  },
  service: { table: "service", at: "ask_at", where: "ask_at IS NOT NULL" },
  // Of searches with alerts: the ones checked longest ago, each some time after the first new lot.
  alert: {
    table: `(SELECT s.id, (SELECT min(l.approved_at) FROM lot l WHERE l.hidden = 0
        AND l.status NOT IN ('draft', 'moderation') AND l.approved_at > s.told_at) + ${GATHER_ALERT_MS} AS at
      FROM saved_search s WHERE s.alerts = 1 ORDER BY s.told_at LIMIT 50)`,
    at: "at",
    where: "at IS NOT NULL",
  },
  group: { table: "lot_group", at: "look_at", where: "look_at IS NOT NULL" },
  lane: { table: "queue", at: "due_at", where: "due_at IS NOT NULL" },
  // Notices that wait for the end of their person's quiet hours.
  held: { table: "notification", at: "held_until", where: "held_until IS NOT NULL" },
};

export interface Deadlines {
  due(kind: DueKind, now: number, limit: number): Due[];
  next(kind: DueKind): number | null;
}

/** Returns prepared queries about deadlines on a connection. */
export function createDeadlines(db: Database): Deadlines {
  const due = statements(({ table, at, where }) =>
    sqlite(db).prepare<[number, number], Due>(
      `SELECT id, ${at} AS at FROM ${table} WHERE ${where} AND ${at} <= ? ORDER BY ${at}, id LIMIT ?`,
    ),
  );
  const next = statements(({ table, at, where }) =>
    sqlite(db).prepare<[], number | null>(`SELECT min(${at}) FROM ${table} WHERE ${where}`).pluck(),
  );
  return {
    due: (kind, now, limit) => due[kind].all(now, limit),
    next: (kind) => next[kind].get() ?? null,
  };
}

function statements<Statement>(make: (deadline: Deadline) => Statement): Record<DueKind, Statement> {
  const made = Object.entries(DEADLINES).map(([kind, deadline]) => [kind, make(deadline)] as const);
  return Object.fromEntries(made) as Record<DueKind, Statement>;
}
