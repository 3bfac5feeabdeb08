/** Adds history rows of the staff's and the seller's acts, which are no commands of the auction. */
import { eq, max, sql } from "drizzle-orm";
import type { HistoryEntry } from "../../../domain/lot/decision.ts";
import type { Database, NotifyLot } from "../../../store/store.ts";
import { history, lot } from "../../schema/lots.ts";
import { nextOpenId } from "./history-id.ts";
import { link } from "./journal.ts";
import type { HistoryRow } from "../rows.ts";
import { asyncOrm } from "../../system/driver.ts";

type Added = Pick<HistoryEntry, "kind" | "userId" | "cause"> & Partial<Pick<HistoryEntry, "mark" | "amount">>;

/**
 * Adds a row to the end of a lot's journal. Inside `store.write` only: commands then read the lot anew.
 * @param at ms since 1970 UTC.
 * @returns the row.
 */
export async function addHistory(
  db: Database,
  lotId: number,
  { kind, userId, cause, mark = null, amount = null }: Added,
  at: number,
): Promise<HistoryRow> {
  const head = await asyncOrm(db)
    .select({ id: history.id, hash: history.hash })
    .from(lot)
    .innerJoin(history, eq(history.id, lot.historyId))
    .where(eq(lot.id, lotId))
    .get();
  const newest = await asyncOrm(db)
    .select({ id: max(history.id) })
    .from(history)
    .get();
  const entry: HistoryEntry = { kind, userId, mark, amount, auto: false, cause };
  const { id, prevId, salt, hash } = link(
    { id: nextOpenId(newest?.id ?? 0), lotId, at, receivedAt: null, entry },
    head ?? null,
  );
  await asyncOrm(db)
    .insert(history)
    .values({ id, lotId, at, receivedAt: null, ...entry, prevId, salt, hash });
  await asyncOrm(db).update(lot).set({ historyId: id }).where(eq(lot.id, lotId));
  return { id, lotId, at, receivedAt: null, entry };
}

/** Adds a row that everybody reads, and publishes it with the lot. Inside `store.write` only; `at` in ms. */
export async function publishHistory(
  db: Database,
  notifyLot: NotifyLot,
  lotId: number,
  added: Added,
  at: number,
): Promise<void> {
  const row = await addHistory(db, lotId, added, at);
  await asyncOrm(db)
    .update(lot)
    .set({ seq: sql`${lot.seq} + 1` })
    .where(eq(lot.id, lotId));
  notifyLot(lotId, [row]);
}
