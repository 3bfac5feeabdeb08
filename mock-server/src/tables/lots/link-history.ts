/** Adds the journal to databases from before the journal. */
import { hash } from "node:crypto";
import { beginningOf, link } from "./journal.ts";
import { journalRowOf } from "./journal-row.ts";
import type { Head } from "./rows.ts";
import { history } from "../schema/lots.ts";
import { idempotency } from "../schema/system.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../store/store.ts";

/** Whether a database has a history without a journal. Call this before a migration. */
export function isUnlinked(client: Database["$client"]): boolean {
  const columns = client.prepare<[], string>("SELECT name FROM pragma_table_info('history')").pluck().all();
  return columns.length > 0 && !columns.includes("hash");
}

/**
 * Whether the journals date from before sealed rows kept their moment. Their first row begins another chain, and is
 * the one that this chain would give: a changed row is left to the check of the database.
 */
export function isOlderJournal(db: Database): boolean {
  const first = db.select().from(history).where(FIRST_PUBLIC).orderBy(history.id).limit(1).get();
  if (!first) return false;
  const row = journalRowOf(first);
  const older = link(row, { id: 0, hash: olderBeginningOf(row.lotId) }, row.salt);
  return older.hash === row.hash && beginningOf(row.lotId) !== olderBeginningOf(row.lotId);
}

const FIRST_PUBLIC = and(isNull(history.prevId), eq(history.kind, "auction_started"));

function olderBeginningOf(lotId: number): string {
  return hash("sha256", `Marsa journal 1\nlot ${lotId}`, "hex");
}

/**
 * Builds the journals of an older database from its history, once. Receipts of the older chain count no more, and
 * stored answers are deleted with theirs.
 */
export function linkHistory(db: Database): void {
  const heads = new Map<number, Head>();
  const update = db.$client.prepare("UPDATE history SET prev_id = ?, salt = ?, hash = ? WHERE id = ?");
  db.$client.transaction(() => {
    for (const row of db.select().from(history).orderBy(history.id).all()) {
      const linked = link(journalRowOf(row), heads.get(row.lotId) ?? null, row.salt);
      update.run(linked.prevId, linked.salt, linked.hash, linked.id);
      heads.set(row.lotId, linked);
    }
    db.delete(idempotency).run();
  })();
}
