/** Where to go after signing in: only a path of this site, never another host. The auction list by default. */
export function safeNext(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : "/auction";
}

/** `?next=` of an address, for a route's `validateSearch`. */
export function readNext(search: Record<string, unknown>): { next?: string } {
  return typeof search["next"] === "string" ? { next: search["next"] } : {};
}

/** The same way on, for a link to a screen that lies between. */
export function keepNext(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next };
}
