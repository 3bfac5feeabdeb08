/** Reads the journal of a lot. */
import { and, asc, desc, gt, lte } from "drizzle-orm";
import { ofLot } from "../../tables/lots/history-of-lot.ts";
import { beginningOf } from "../../tables/lots/journal.ts";
import { journalRowOf } from "../../tables/lots/journal-row.ts";
import type { JournalRow } from "../../tables/lots/rows.ts";
import { history } from "../../tables/schema/lots.ts";
import type { Store } from "../../store/store.ts";
import type { Sealed } from "../../domain/journal.ts";

export interface JournalSlice {
  /** The hash before the first of the rows. */
  readonly previous: string;
  readonly rows: readonly JournalRow[];
  /** All rows of the lot, which decide the secrets that are public by now. */
  readonly secrets: readonly Sealed[];
}

/** Reads at most `limit` rows of a lot's journal after row `after` (0: from the first), in one snapshot. */
export function findJournal(
  store: Pick<Store, "read">,
  lotId: number,
  { limit, after }: { readonly limit: number; readonly after: number },
): Promise<JournalSlice> {
  const ofThisLot = ofLot(lotId);
  return store.read((db) => {
    const before = db
      .select({ hash: history.hash })
      .from(history)
      .where(and(ofThisLot, lte(history.id, after)))
      .orderBy(desc(history.id))
      .limit(1)
      .get();
    const rows = db
      .select()
      .from(history)
      .where(and(ofThisLot, gt(history.id, after)))
      .orderBy(asc(history.id))
      .limit(limit)
      .all();
    const { id, kind, userId, amount, secretAmount } = history;
    const secrets = db
      .select({ id, kind, userId, amount, secretAmount })
      .from(history)
      .where(ofThisLot)
      .orderBy(asc(history.id))
      .all();
    return {
      previous: before?.hash ?? beginningOf(lotId),
      rows: rows.map(journalRowOf),
      secrets: secrets.map(({ secretAmount: secret, ...row }) =>
        secret === null ? row : { ...row, secretAmount: secret },
      ),
    };
  });
}
