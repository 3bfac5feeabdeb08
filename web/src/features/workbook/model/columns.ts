/** The optional columns beside photo and title. */
export const COLUMNS = {
  state: "My state",
  price: "Price",
  maximum: "My maximum",
  light: "Minimum",
  time: "Time left",
  note: "My note",
} as const;

/** Columns of figures, at the end of their cells. */
export const FIGURES: ReadonlySet<Column> = new Set(["price", "maximum"]);

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

const PLACE = "marsa.rocket.columns";

/** Returns the columns that the person last chose on this device; all by default. */
export function savedColumns(store: Pick<Storage, "getItem">): Column[] {
  const stored = store.getItem(PLACE)?.split(" ") ?? COLUMN_NAMES;
  return COLUMN_NAMES.filter((name) => stored.includes(name));
}

export function saveColumns(store: Pick<Storage, "setItem">, columns: readonly Column[]): void {
  store.setItem(PLACE, columns.join(" "));
}
