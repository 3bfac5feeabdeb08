/** Reads a person's ledger. */
import { eq } from "drizzle-orm";
import { LEDGER_CHAIN } from "../../tables/money/ledger-chain.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { wallet, type LedgerType } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";

/** One row of a person's ledger. */
export interface LedgerRow {
  /** Counted within the person: numbers of the whole market would tell when others raise a maximum. */
  readonly operation: number;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly type: LedgerType;
  /** Signed, fils, as stored. */
  readonly amountFils: number;
  readonly lotId: number | null;
  readonly number: number | null;
  readonly comment: string;
}

export interface Ledger {
  /** Newest first, down to `from`. */
  readonly rows: readonly LedgerRow[];
  /** Available after the newest row, fils. */
  readonly availableFils: number;
}

/** All rows are numbered, and those of the period read. */
const NUMBERED = `WITH RECURSIVE ${LEDGER_CHAIN},
  numbered AS (SELECT chain.*, row_number() OVER (ORDER BY id) AS operation FROM chain)
  SELECT c.operation, c.at, c.type, c.amount_fils AS amountFils, c.lot_id AS lotId, l.number, c.comment
  FROM numbered c LEFT JOIN lot l ON l.id = c.lot_id WHERE c.at >= @from ORDER BY c.id DESC`;

/** Returns a person's ledger from an instant on (ms), inside a read. */
export async function ledgerIn(db: Database, userId: number, from: number): Promise<Ledger> {
  const own = await asyncOrm(db).select().from(wallet).where(eq(wallet.userId, userId)).get();
  return {
    rows: await asyncPrepared<LedgerRow>(db, NUMBERED).all({ user: userId, from }),
    availableFils: own ? own.totalFils - own.reservedFils : 0,
  };
}
