/** Recomputes a whole database to find errors. */
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { openReader } from "../sqlite/connection.ts";
import type { JournalRow } from "../tables/lots/rows.ts";
import type { Database } from "../store/store.ts";
import { checkAudit } from "./audit.ts";
import type { Located } from "./finding.ts";
import { checkChain, journalsOf } from "./journals.ts";
import { checkLedgers } from "./ledgers.ts";
import { checkLimits } from "./limits.ts";
import { checkLot } from "./lots.ts";
import { checkPapers, checkStatements } from "./papers.ts";
import { checkMoney, readSettlements } from "./sales.ts";
import { checkServices } from "./services.ts";
import { readLots } from "./stored-lot.ts";
import { sqlite } from "../tables/system/driver.ts";

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
  const journals = journalsOf(db);
  let rows = 0;
  let next = journals.next().value;
  const findings: Located[] = [];
  /** Takes the journal of this lot; those before it belong to no lot. */
  const take = (lotId: number): readonly JournalRow[] => {
    while (next && next.lotId <= lotId) {
      const journal = next;
      next = journals.next().value;
      rows += journal.rows.length;
      if (journal.lotId === lotId) return journal.rows;
      const row = String(journal.rows[0]?.id);
      const what = "there is no such lot";
      findings.push({ table: "history", row, what, lotId: journal.lotId, userId: null });
    }
    return [];
  };
  for (const stored of lots) {
    const lotId = stored.lot.id;
    const own = take(lotId);
    const finding =
      checkChain(own, stored.historyId) ??
      checkLot(stored, own, { terms, sales: settlements.get(lotId) ?? [] });
    if (finding) findings.push({ ...finding, lotId, userId: null });
  }
  take(Number.MAX_SAFE_INTEGER);
  findings.push(
    ...checkLedgers(db, lots),
    ...checkMoney(db, settlements, { lots, terms }),
    ...checkPapers(db, settlements),
    ...checkStatements(db),
    ...checkServices(db),
    ...checkLimits(db, lots),
    ...checkAudit(db),
  );
  return { lots: lots.length, rows, findings };
}
