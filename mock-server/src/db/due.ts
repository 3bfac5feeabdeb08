import type { Connection } from "./connection.ts";
import type { Due, DueKind } from "./store.ts";

/** Deadlines of standard lots, by the indexes made for them. A lane lot has no end of its own. */
const DEADLINES: Readonly<Record<DueKind, { readonly at: string; readonly where: string }>> = {
  open: { at: "opens_at", where: "opened = 0 AND status = 'active' AND queue_id IS NULL" },
  close: { at: "ends_at", where: "status = 'active' AND queue_id IS NULL" },
  lapse: { at: "review_ends_at", where: "status = 'summarizing'" },
};

export interface Deadlines {
  due(kind: DueKind, now: number, limit: number): Due[];
  next(kind: DueKind): number | null;
}

/** In: a connection. Out: questions about deadlines, prepared once. */
export function createDeadlines(connection: Connection): Deadlines {
  const due = statements((at, where) =>
    connection.prepare<[number, number], Due>(
      `SELECT id AS lotId, ${at} AS at FROM lot WHERE ${where} AND ${at} <= ? ORDER BY ${at}, id LIMIT ?`,
    ),
  );
  const next = statements((at, where) =>
    connection.prepare<[], number | null>(`SELECT min(${at}) FROM lot WHERE ${where}`).pluck(),
  );
  return {
    due: (kind, now, limit) => due[kind].all(now, limit),
    next: (kind) => next[kind].get() ?? null,
  };
}

function statements<Statement>(make: (at: string, where: string) => Statement): Record<DueKind, Statement> {
  const of = (kind: DueKind) => make(DEADLINES[kind].at, DEADLINES[kind].where);
  return { open: of("open"), close: of("close"), lapse: of("lapse") };
}
