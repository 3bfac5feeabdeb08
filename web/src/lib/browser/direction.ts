/**
 * The pseudo-locale that shows whether the layout would hold in Arabic: `?dir=rtl` turns every page of this visit around,
 * `?dir=ltr` turns it back. The words stay English, the only language there is.
 */
const MARK = "marsa.dir";

/** The direction that an address asks for, or the one that was asked for before; null: the language's own. */
export function directionFor(search: string, before: string | null): "rtl" | "ltr" | null {
  const asked = new URLSearchParams(search).get("dir") ?? before;
  return asked === "rtl" || asked === "ltr" ? asked : null;
}

/** Applies it to the page, and keeps it for the visit. Call it before anything is drawn. */
export function applyDirection(): void {
  const direction = directionFor(location.search, sessionStorage.getItem(MARK));
  if (direction === null) return;
  sessionStorage.setItem(MARK, direction);
  document.documentElement.dir = direction;
}
