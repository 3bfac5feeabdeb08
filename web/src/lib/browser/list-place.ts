/** Facts that the pages of lists and of lots share about the list. */
import { tabStorage } from "./storage.ts";

/** Marks the placeholder of a list. The list takes the width of the placeholder in its first draw. */
export const LIST_PLACE = "list-place";

/** The key in the storage of the tab, so that a reload keeps the list. */
const KEY = "marsa.list";

let last: object | null = null;

/** Remembers the address of the list that the reader looks at, for the pages of its lots. */
export function rememberList(search: object): void {
  last = search;
  tabStorage.setItem(KEY, JSON.stringify(search));
}

/** Returns the address of the list that the reader came from, also after a reload; null on a direct visit. */
export function lastList(): object | null {
  if (last !== null) return last;
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(KEY) ?? "null");
    return typeof stored === "object" ? stored : null;
  } catch {
    return null;
  }
}
