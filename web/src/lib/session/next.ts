/** Returns the page after signing in: a path of this site, by default the auction list. */
export function safeNext(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : "/auction";
}

/** Reads `?next=` of an address, for a route's `validateSearch`. */
export function readNext(search: Record<string, unknown>): { next?: string } {
  return typeof search["next"] === "string" ? { next: search["next"] } : {};
}

/** Passes `next` on in a link to a screen between. */
export function keepNext(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next };
}
