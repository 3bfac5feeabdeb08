/** Facts that the pages of lists and of lots share about the list. */

/** Marks the placeholder of a list. The list takes the width of the placeholder in its first draw. */
export const LIST_PLACE = "list-place";

let last: object | null = null;

/** Remembers the address of the list that the reader looks at, for the pages of its lots. */
export function rememberList(search: object): void {
  last = search;
}

/** Returns the address of the list that the reader came from; null after a reload and on a direct visit. */
export function lastList(): object | null {
  return last;
}
