/** The optional columns of the table, in their order. */
export const COLUMN_NAMES = [
  "state",
  "price",
  "start",
  "bids",
  "minimum",
  "time",
  "place",
  "maximum",
  "note",
] as const;
export type Column = (typeof COLUMN_NAMES)[number];
export const USUAL: readonly Column[] = ["state", "price", "bids", "minimum", "time", "maximum"];

/** Reads the columns of an address, in the table's order; the default ones where it has none. */
export function readColumns(text: string | undefined): readonly Column[] {
  if (text === undefined) return USUAL;
  const named = text.split("-");
  return COLUMN_NAMES.filter((column) => named.includes(column));
}

/** Writes the columns for the address; undefined for the default ones, "none" for no column. */
export function writeColumns(columns: readonly Column[]): string | undefined {
  const chosen = COLUMN_NAMES.filter((column) => columns.includes(column)).join("-");
  return chosen === COLUMN_NAMES.filter((column) => USUAL.includes(column)).join("-")
    ? undefined
    : chosen || "none";
}
