/** A ledger as its owner reads it. Amounts: integer fils. */

/** What a row of the ledger is to the person: `hold` and `release` move what is reserved, all others the total. */
interface Row {
  readonly type: string;
  readonly amountFils: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const isHold = ({ type }: Row): boolean => type === "hold" || type === "release";

/** What a row did to the available amount: what is held is not there to be used. */
export function effectFils(row: Row): number {
  return isHold(row) ? -row.amountFils : row.amountFils;
}

/** In: rows, the newest first, and what is available after the newest. Out: each with what was available after it. */
export function withBalances<R extends Row>(
  rows: readonly R[],
  availableFils: number,
): { readonly row: R; readonly availableFils: number }[] {
  let after = availableFils;
  return rows.map((row) => {
    const here = after;
    after -= effectFils(row);
    return { row, availableFils: here };
  });
}

/** Money that came in and went out, and the effects of each kind of row. What is held has gone nowhere. */
export function sumOperations(rows: readonly Row[]): {
  readonly inFils: number;
  readonly outFils: number;
  readonly byType: ReadonlyMap<string, number>;
} {
  const moved = rows.filter((row) => !isHold(row)).map((row) => row.amountFils);
  const byType = new Map<string, number>();
  for (const row of rows) byType.set(row.type, (byType.get(row.type) ?? 0) + effectFils(row));
  return {
    inFils: sum(moved.filter((amount) => amount > 0)),
    outFils: -sum(moved.filter((amount) => amount < 0)),
    byType,
  };
}
