/** The table's columns beside photo, title, action and heart, in their order. Every page loads this file. */
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

/** The columns that an address names, in the table's order; the usual ones where it names none. */
export function readColumns(text: string | undefined): readonly Column[] {
  if (text === undefined) return USUAL;
  const named = text.split("-");
  return COLUMN_NAMES.filter((column) => named.includes(column));
}

/** The columns as the address writes them; undefined for the usual ones. None at all is "none". */
export function writeColumns(columns: readonly Column[]): string | undefined {
  const chosen = COLUMN_NAMES.filter((column) => columns.includes(column)).join("-");
  return chosen === COLUMN_NAMES.filter((column) => USUAL.includes(column)).join("-")
    ? undefined
    : chosen || "none";
}
