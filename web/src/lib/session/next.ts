const USUAL = "/auction";
/** Stands for this site: a browser reads "/\t/other.site" as the address of another one. */
const HERE = "https://here.invalid";
let isPage: (path: string) => boolean = () => true;

/** Called by the router, which knows the paths that have a screen. */
export function knowPages(known: (path: string) => boolean): void {
  isPage = known;
}

/** Returns the page after signing in: a path of this site that has a screen, by default the auction list. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith("/")) return USUAL;
  try {
    const { origin, pathname, search, hash } = new URL(next, HERE);
    return origin === HERE && isPage(pathname) ? pathname + search + hash : USUAL;
  } catch {
    return USUAL;
  }
}

/** Reads `?next=` of an address, for a route's `validateSearch`. */
export function readNext(search: Record<string, unknown>): { next?: string } {
  return typeof search["next"] === "string" ? { next: search["next"] } : {};
}

/** Passes `next` on in a link to a screen between. */
export function keepNext(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next };
}
