import type { JournalRow } from "./rows.ts";
import type { history } from "../schema/lots.ts";

/** A row of the table in the form that the journal is made of. */
export function journalRowOf(row: typeof history.$inferSelect): JournalRow {
  const { id, lotId, at, receivedAt, prevId, salt, hash, secretAmount } = row;
  const { kind, userId, mark, amount, auto, cause } = row;
  const entry = { kind, userId, mark, amount, auto, cause };
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
