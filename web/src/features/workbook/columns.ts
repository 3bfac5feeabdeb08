/** Columns beside photo and title, which are always there. */
export const COLUMNS = {
  state: "My state",
  price: "Price",
  maximum: "My maximum",
  light: "Minimum",
  time: "Time left",
  note: "My note",
} as const;

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

const PLACE = "marsa.rocket.columns";

/** The columns that the person chose the last time, on this device; all of them at first. */
export function keptColumns(store: Pick<Storage, "getItem">): Column[] {
  const kept = store.getItem(PLACE)?.split(" ") ?? COLUMN_NAMES;
  return COLUMN_NAMES.filter((name) => kept.includes(name));
}

export function keepColumns(store: Pick<Storage, "setItem">, columns: readonly Column[]): void {
  store.setItem(PLACE, columns.join(" "));
}
