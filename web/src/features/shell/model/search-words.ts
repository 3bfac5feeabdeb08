/** Pages whose `q` searches lots; the `q` of other pages searches clients, invoices or calls. */
const PAGES_OF_LOTS: readonly string[] = ["/auction", "/auction/map", "/smart-search"];

/** Returns the words for the header's search box. */
export function wordsOfAddress(pathname: string, q: string | undefined): string {
  return PAGES_OF_LOTS.includes(pathname) ? (q ?? "") : "";
}
