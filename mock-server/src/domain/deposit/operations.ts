/** Computes a deposit ledger for its owner. Amounts: integer fils. */

/** A ledger row: `hold` and `release` change the reserved amount, all other kinds the total. */
interface Row {
  readonly type: string;
  readonly amountFils: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const isHold = ({ type }: Row): boolean => type === "hold" || type === "release";

/** Returns the change of the available amount. Held money is not available. */
export function effectFils(row: Row): number {
  return isHold(row) ? -row.amountFils : row.amountFils;
}

/**
 * Adds the available amount after each row.
 * @param rows newest first.
 * @param availableFils available after the newest row.
 */
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

/** Sums money in, money out and each kind of row. A hold counts as neither in nor out. */
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
