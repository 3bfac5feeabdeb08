import type { AuctionTerms } from "../../domain/terms.ts";
import { openReader } from "../connection.ts";
import { history } from "../schema/lots.ts";
import type { Database } from "../store.ts";
import type { Finding } from "./finding.ts";
import { byLot, checkChain } from "./journals.ts";
import { checkLedgers } from "./ledgers.ts";
import { checkLot, readLots } from "./lots.ts";
import { checkMoney, readSettlements } from "./sales.ts";

export interface Verified {
  readonly lots: number;
  /** Of the histories. */
  readonly rows: number;
  /** The first thing that is wrong; null: nothing is. */
  readonly finding: Finding | null;
}

/**
 * Recomputes a whole database from what people did: the chain of every journal, prices and leaders from the amounts that
 * were named, holds from the leaders' maxima, wallets from the ledgers. Reads one moment of it, also while a server is
 * using it, and cannot write. `file`: its path.
 * @throws Error when there is no such database.
 */
export async function verify(file: string, terms: AuctionTerms): Promise<Verified> {
  const db = openReader({ file, durable: false });
  try {
    // All reads see one moment.
    db.$client.exec("BEGIN");
    return examine(db, terms);
  } finally {
    db.$client.close();
  }
}

function examine(db: Database, terms: AuctionTerms): Verified {
  const lots = readLots(db);
  const settlements = readSettlements(db);
  const rows = db.select().from(history).orderBy(history.id).all();
  const journals = byLot(rows);
  const verified = (finding: Finding | null) => ({ lots: lots.length, rows: rows.length, finding });
  for (const stored of lots) {
    const journal = journals.get(stored.lot.id) ?? [];
    const finding =
      checkChain(journal, stored.historyId) ??
      checkLot(stored, journal, { terms, settlement: settlements.get(stored.lot.id) ?? null });
    if (finding) return verified(finding);
    journals.delete(stored.lot.id);
  }
  const [orphan] = journals.values();
  if (orphan) {
    return verified({ table: "history", row: String(orphan[0]?.id), what: "there is no such lot" });
  }
  return verified(checkLedgers(db, lots) ?? checkMoney(db, settlements));
}
