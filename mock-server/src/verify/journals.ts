/** Checks the journals of lots. */
import { link } from "../tables/lots/journal.ts";
import { journalRowOf } from "../tables/lots/journal-row.ts";
import type { Head, JournalRow } from "../tables/lots/rows.ts";
import { history } from "../tables/schema/lots.ts";
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

/** Groups the rows of all lots (in their order) by lot. */
export function byLot(rows: Iterable<Stored>): Map<number, JournalRow[]> {
  const lots = new Map<number, JournalRow[]>();
  for (const row of rows) {
    const known = lots.get(row.lotId);
    if (known) known.push(journalRowOf(row));
    else lots.set(row.lotId, [journalRowOf(row)]);
  }
  return lots;
}
