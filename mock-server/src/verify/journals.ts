/** Checks the journals of lots. */
import { sqlite } from "../tables/system/driver.ts";
import { link } from "../tables/lots/history/journal.ts";
import { journalRowOf } from "../tables/lots/history/journal-row.ts";
import type { Head, JournalRow } from "../tables/lots/rows.ts";
import type { history } from "../tables/schema/lots.ts";
import type { Database } from "../store/store.ts";
import type { Finding } from "./finding.ts";

type Stored = typeof history.$inferSelect;

/**
 * Hashes the rows of one lot again; `last`: the last row that the lot names.
 * @returns the first row that differs.
 */
export function checkChain(rows: readonly JournalRow[], last: number | null): Finding | null {
  let head: Head | null = null;
  for (const row of rows) {
    const again: JournalRow = link(row, head, row.salt);
    if (again.salt !== row.salt || again.hash !== row.hash || again.prevId !== row.prevId) {
      const what = "it does not say what it said when it was written, or a row before it is missing";
      return { table: "history", row: String(row.id), what };
    }
    head = row;
  }
  if ((head?.id ?? null) === last) return null;
  return { table: "history", row: String(last ?? head?.id), what: "the lot names another row as its last" };
}

const ALL_ROWS = `SELECT id, lot_id AS lotId, at, received_at AS receivedAt, kind, user_id AS userId, mark, amount, auto,
  cause, secret_amount AS secretAmount, via, prev_id AS prevId, salt, hash
  FROM history ORDER BY lot_id, id`;

/** The rows of one lot, in their order. */
export interface Journal {
  readonly lotId: number;
  readonly rows: readonly JournalRow[];
}

/** Returns the journals of all lots by id, one at a time: the rows of some years do not fit in memory. */
export function* journalsOf(db: Database): Generator<Journal, null> {
  let lotId: number | null = null;
  let rows: JournalRow[] = [];
  const all = sqlite(db).prepare<
    [],
    Omit<Stored, "auto" | "via"> & { readonly auto: 0 | 1; readonly via: string | null }
  >(ALL_ROWS);
  for (const raw of all.iterate()) {
    if (raw.lotId !== lotId) {
      if (lotId !== null) yield { lotId, rows };
      ({ lotId } = raw);
      rows = [];
    }
    const via = raw.via === null ? null : (JSON.parse(raw.via) as Stored["via"]);
    rows.push(journalRowOf({ ...raw, auto: raw.auto === 1, via }));
  }
  if (lotId !== null) yield { lotId, rows };
  return null;
}
