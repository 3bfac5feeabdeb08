/** Converts history rows for the journal. */
import type { JournalRow } from "../rows.ts";
import type { history } from "../../schema/lots.ts";

/** Returns a history row in the form of the journal. */
export function journalRowOf(row: typeof history.$inferSelect): JournalRow {
  const { id, lotId, at, receivedAt, prevId, salt, hash, secretAmount, via } = row;
  const { kind, userId, mark, amount, auto, cause } = row;
  const entry = { kind, userId, mark, amount, auto, cause, ...(via && { via }) };
  return {
    id,
    lotId,
    at,
    receivedAt,
    entry: secretAmount === null ? entry : { ...entry, secretAmount },
    prevId,
    salt,
    hash,
  };
}
