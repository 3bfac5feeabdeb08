/** Reads the journal of a lot. */
import { asc } from "drizzle-orm";
import { ofLot } from "../../tables/lots/history/history-of-lot.ts";
import { journalRowOf } from "../../tables/lots/history/journal-row.ts";
import type { JournalRow } from "../../tables/lots/rows.ts";
import { history } from "../../tables/schema/lots.ts";
import type { Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** Reads a lot's whole journal, oldest row first: all of its rows decide the secrets that are public by now. */
export function findJournal(store: Pick<Store, "read">, lotId: number): Promise<JournalRow[]> {
  return store.read(async (db) =>
    (await asyncOrm(db).select().from(history).where(ofLot(lotId)).orderBy(asc(history.id))).map(
      journalRowOf,
    ),
  );
}
