import type { Schema } from "@marsa/api-spec/client-problem";

export type Preview = Schema<"ImportPreview">;
export type CheckedRow = Schema<"CheckedRow">;
type Column = Schema<"ImportColumn">;

/** Rows of one request: the server takes as many at most. */
const MOST_ROWS = 25;
/** Letters of one request, below the server's limit of 64 KB also in Arabic. */
const MOST_LETTERS = 20_000;

/** Splits rows into requests that the server takes. */
export function batchesOf(rows: readonly CheckedRow[]): CheckedRow[][] {
  const batches: CheckedRow[][] = [];
  let letters = Infinity;
  for (const row of rows) {
    const more = row.cells.reduce((sum, cell) => sum + cell.length + 3, 0);
    const last = batches.at(-1);
    if (last && last.length < MOST_ROWS && letters + more <= MOST_LETTERS) {
      last.push(row);
      letters += more;
    } else {
      batches.push([row]);
      letters = more;
    }
  }
  return batches;
}

/** Returns the subject of a row: make, model and year, or the apartment's name. */
export function titleOf({ cells }: Pick<CheckedRow, "cells">, columns: readonly Column[]): string {
  const words = ["mark", "model", "trim", "year", "name", "building"].flatMap((name) => {
    const place = columns.findIndex((column) => column.name === name);
    const isLong = name === "year" || name === "building";
    return place === -1 || (cells[place] ?? "") === "" ? [] : [isLong ? `· ${cells[place]}` : cells[place]];
  });
  return words.join(" ").replace(/^· /, "") || "Empty row";
}

/** Returns the rows with one cell changed. */
export function withCell(
  rows: readonly CheckedRow[],
  row: number,
  place: number,
  text: string,
): readonly CheckedRow[] {
  return rows.map((each) => (each.row === row ? { ...each, cells: each.cells.with(place, text) } : each));
}

/** Returns the rows with these checked anew. */
export function withChecked(
  rows: readonly CheckedRow[],
  checked: readonly CheckedRow[],
): readonly CheckedRow[] {
  const byRow = new Map(checked.map((row) => [row.row, row]));
  // A cell may have changed again while the row was on its way: its own check follows.
  return rows.map((row) => {
    const now = byRow.get(row.row);
    return now ? { ...row, errors: now.errors, notes: now.notes } : row;
  });
}

/** Whether a row can become a draft. */
export function isGood({ errors }: Pick<CheckedRow, "errors">): boolean {
  return errors.length === 0;
}
