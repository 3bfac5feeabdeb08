/** A common table expression: a person's ledger (@user), a chain of rows from their wallet backwards. */
export const LEDGER_CHAIN = `chain AS (
    SELECT g.* FROM wallet w JOIN main.ledger g ON g.id = w.ledger_id WHERE w.user_id = @user
    UNION ALL SELECT g.* FROM chain c JOIN main.ledger g ON g.id = c.prev_id
    UNION ALL SELECT g.* FROM chain c JOIN past_ledger g ON g.id = c.prev_id)`;
