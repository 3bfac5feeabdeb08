/** Test helper: builds the journals anew, as somebody would who forges rows and knows the chain. */
import { link } from "../../tables/lots/history/journal.ts";
import { journalRowOf } from "../../tables/lots/history/journal-row.ts";
import type { Head } from "../../tables/lots/rows.ts";
import { history } from "../../tables/schema/lots.ts";
import type { Database } from "../../store/store.ts";
import { orm, sqlite } from "../../tables/system/driver.ts";

/** Links the history of each lot anew, inside a transaction. */
export function linkHistory(db: Database): void {
  const heads = new Map<number, Head>();
  const update = sqlite(db).prepare("UPDATE history SET prev_id = ?, salt = ?, hash = ? WHERE id = ?");
  for (const row of orm(db).select().from(history).orderBy(history.id).all()) {
    const linked = link(journalRowOf(row), heads.get(row.lotId) ?? null, row.salt);
    update.run(linked.prevId, linked.salt, linked.hash, linked.id);
    heads.set(row.lotId, linked);
  }
}
