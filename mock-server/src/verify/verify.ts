/** Recomputes a whole database to find errors. */
import type { AuctionTerms } from "../domain/terms.ts";
import { openReader } from "../sqlite/connection.ts";
import { history } from "../tables/schema/lots.ts";
import type { Database } from "../store/store.ts";
import { checkAudit } from "./audit.ts";
import type { Located } from "./finding.ts";
import { byLot, checkChain } from "./journals.ts";
import { checkLedgers } from "./ledgers.ts";
import { checkLot } from "./lots.ts";
import { checkMoney, readSettlements } from "./sales.ts";
import { readLots } from "./stored-lot.ts";
import { orm, sqlite } from "../tables/system/driver.ts";

export interface Verified {
  readonly lots: number;
  /** Rows of the histories. */
  readonly rows: number;
  /** The errors: at most one per lot, and per person's money. */
  readonly findings: readonly Located[];
}

/**
 * Recomputes a whole database from people's actions: the hash chains of the journals and of the audit, prices and leaders from the
 * bids, holds from the leaders' maxima, wallets from the ledgers. Reads one snapshot, also while a server uses the
 * database, and cannot write.
 * @param file its path.
 * @throws Error when there is no such database.
 */
export async function verify(file: string, terms: AuctionTerms): Promise<Verified> {
  const db = openReader({ file, durable: false });
  try {
    // All reads see one snapshot.
    sqlite(db).exec("BEGIN");
    return examine(db, terms);
  } finally {
    sqlite(db).close();
  }
}

/** The same on an open connection. */
export function examine(db: Database, terms: AuctionTerms): Verified {
  const lots = readLots(db);
  const settlements = readSettlements(db);
  const rows = orm(db).select().from(history).orderBy(history.id).all();
  const journals = byLot(rows);
  const findings: Located[] = [];
  for (const stored of lots) {
    const lotId = stored.lot.id;
    const journal = journals.get(lotId) ?? [];
    const finding =
      checkChain(journal, stored.historyId) ??
      checkLot(stored, journal, { terms, sales: settlements.get(lotId) ?? [] });
    if (finding) findings.push({ ...finding, lotId, userId: null });
    journals.delete(lotId);
  }
  for (const [lotId, [orphan]] of journals) {
    const what = "there is no such lot";
    findings.push({ table: "history", row: String(orphan?.id), what, lotId, userId: null });
  }
  findings.push(
    ...checkLedgers(db, lots),
    ...checkMoney(db, settlements, { lots, terms }),
    ...checkAudit(db),
  );
  return { lots: lots.length, rows: rows.length, findings };
}
