/** Reads a person's ledger. */
import { LEDGER_CHAIN } from "../../tables/money/ledger-chain.ts";
import { prepared } from "../../tables/system/prepared.ts";
import type { LedgerType } from "../../tables/schema/money.ts";
import type { Store } from "../../store/store.ts";

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

/** Returns a person's ledger from an instant on (ms). */
export function readLedger(store: Store, userId: number, from: number): Promise<Ledger> {
  return store.read((db) => ({
    rows: prepared(db.$client, NUMBERED).all({ user: userId, from }) as LedgerRow[],
    availableFils:
      (
        prepared(db.$client, "SELECT total_fils - reserved_fils AS n FROM wallet WHERE user_id = ?").get(
          userId,
        ) as { n: number } | undefined
      )?.n ?? 0,
  }));
}
