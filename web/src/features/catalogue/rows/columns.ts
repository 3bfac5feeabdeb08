/** The table's columns beside photo, title, action and heart, which are always there. */
export const COLUMNS = {
  state: { title: "My state", wide: "10.5rem", signedIn: true },
  price: { title: "Price", wide: "8rem", signedIn: false },
  start: { title: "Start price", wide: "7rem", signedIn: false },
  bids: { title: "Bids", wide: "3.75rem", signedIn: false },
  minimum: { title: "Minimum", wide: "9.5rem", signedIn: false },
  time: { title: "Time left", wide: "8.5rem", signedIn: false },
  place: { title: "Place", wide: "9rem", signedIn: false },
  maximum: { title: "My maximum", wide: "6.75rem", signedIn: true },
  note: { title: "My note", wide: "13rem", signedIn: true },
} as const;

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];
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

/** What a reader is shown: what is his own needs somebody who is signed in. */
export function shownColumns(text: string | undefined, signedIn: boolean): readonly Column[] {
  return readColumns(text).filter((column) => signedIn || !COLUMNS[column].signedIn);
}
