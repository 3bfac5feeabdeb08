import { tabStorage } from "./storage.ts";

/**
 * Shows the layout as in Arabic: `?dir=rtl` turns every page of this visit right to left, `?dir=ltr` turns it back. The
 * words stay English.
 */
const MARK = "marsa.dir";

/**
 * Returns the direction in the address, else the one that this visit had before; null: the direction of the language.
 */
export function directionFor(search: string, before: string | null): "rtl" | "ltr" | null {
  const asked = new URLSearchParams(search).get("dir") ?? before;
  return asked === "rtl" || asked === "ltr" ? asked : null;
}

/** Sets the direction of the page and keeps it for the visit. Call this before the first draw. */
export function applyDirection(): void {
  const direction = directionFor(location.search, tabStorage.getItem(MARK));
  if (direction === null) return;
  tabStorage.setItem(MARK, direction);
  document.documentElement.dir = direction;
}
