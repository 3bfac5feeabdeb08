import { type Column, readColumns } from "../search/column-names.ts";

/** The optional columns of the table. Photo, title, action and watch button are always there. */
export const COLUMNS = {
  state: { title: "My state", wide: "10.5rem", signedIn: true },
  price: { title: "Price", wide: "8.75rem", signedIn: false },
  start: { title: "Start price", wide: "7rem", signedIn: false },
  bids: { title: "Bids", wide: "3.75rem", signedIn: false },
  minimum: { title: "Minimum", wide: "9.5rem", signedIn: false },
  time: { title: "Time left", wide: "10rem", signedIn: false },
  place: { title: "Place", wide: "9rem", signedIn: false },
  maximum: { title: "My maximum", wide: "6.75rem", signedIn: true },
  note: { title: "My note", wide: "13rem", signedIn: true },
} as const satisfies Record<Column, object>;

/** Returns the columns for a reader: those of their own activity only when signed in. */
export function shownColumns(text: string | undefined, signedIn: boolean): readonly Column[] {
  return readColumns(text).filter((column) => signedIn || !COLUMNS[column].signedIn);
}
