/** Adds the journal to databases from before the journal. */
import { link } from "./journal.ts";
import { journalRowOf } from "./journal-row.ts";
import type { Head } from "./rows.ts";
import { history } from "../schema/lots.ts";
import { idempotency } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";

/** Whether a database has a history without a journal. Call this before a migration. */
export function isUnlinked(client: Database["$client"]): boolean {
  const columns = client.prepare<[], string>("SELECT name FROM pragma_table_info('history')").pluck().all();
  return columns.length > 0 && !columns.includes("hash");
}

/**
 * Builds the journals of an older database from its history, once: nobody has a receipt yet. Stored answers have no
 * receipts either, and are deleted.
 */
export function linkHistory(db: Database): void {
  const heads = new Map<number, Head>();
  const update = db.$client.prepare("UPDATE history SET prev_id = ?, salt = ?, hash = ? WHERE id = ?");
  db.$client.transaction(() => {
    for (const row of db.select().from(history).orderBy(history.id).all()) {
      const { id, prevId, salt, hash } = link(journalRowOf(row), heads.get(row.lotId) ?? null);
      update.run(prevId, salt, hash, id);
      heads.set(row.lotId, { id, hash });
    }
    db.delete(idempotency).run();
  })();
}
