/** The ledger of a person: a chain of rows from their wallet backwards. */
import type { Database } from "../../store/store.ts";
import type { LedgerType } from "../schema/money.ts";
import { asyncPrepared } from "../system/prepared.ts";

/** A common table expression: a person's ledger (@user). */
export const LEDGER_CHAIN = `chain AS (
    SELECT g.* FROM wallet w JOIN main.ledger g ON g.id = w.ledger_id WHERE w.user_id = @user
    UNION ALL SELECT g.* FROM chain c JOIN main.ledger g ON g.id = c.prev_id
    UNION ALL SELECT g.* FROM chain c JOIN past_ledger g ON g.id = c.prev_id)`;

interface MoneyRow {
  /** Counted within these rows of the person: a gap would tell when they raise a maximum. */
  readonly operation: number;
  readonly at: number;
  readonly type: Exclude<LedgerType, "hold" | "release">;
  readonly amountFils: number;
  readonly comment: string;
}

const MONEY = `WITH RECURSIVE ${LEDGER_CHAIN}
  SELECT row_number() OVER (ORDER BY id) AS operation, at, type, amount_fils AS amountFils, comment FROM chain
  WHERE type NOT IN ('hold', 'release') ORDER BY id DESC LIMIT @limit`;

/** Returns payments into and out of a deposit, the newest first; never a hold, which would show a maximum. */
export function moneyMoved(db: Database, user: number, limit: number): Promise<MoneyRow[]> {
  return asyncPrepared<MoneyRow>(db, MONEY).all({ user, limit });
}
