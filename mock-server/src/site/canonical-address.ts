/** The one way to write the address of a page, so that server and app read each path alike. */

/**
 * Returns the path and the query of an address as the app writes them: one slash between the parts and none at the end,
 * and no escape that is not needed (RFC 3986, 6.2.2). Null: it is written so already.
 */
export function canonicalAddress(url: string): string | null {
  const { pathname, search } = new URL(url);
  const parts = pathname.split("/").filter((part) => part !== "");
  const path = `/${parts.join("/")}`.replaceAll(/%[0-9a-f]{2}/gi, needed);
  return path === pathname ? null : path + search;
}

/** Returns a path without its /en. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, "") || "/";
}

function needed(escape: string): string {
  const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
}
