import type { Schema } from "@marsa/api-spec/client-problem";

/** Leads each reader to their own start. */
const USUAL = "/";
/** Stands for this site: a browser reads "/\t/other.site" as the address of another one. */
const HERE = "https://here.invalid";
let isPage: (path: string) => boolean = () => true;

/** Returns the first page of a reader: the desk of the staff, the lanes of an auctioneer, else the auction list. */
export function homeOf(roles: readonly Schema<"Role">[]): "/clients" | "/queue/current" | "/auction" {
  if (roles.includes("backoffice")) return "/clients";
  return roles.includes("auctioneer") ? "/queue/current" : "/auction";
}

/** Called by the router, which knows the paths that have a screen. */
export function knowPages(known: (path: string) => boolean): void {
  isPage = known;
}

/** Returns the page after signing in: a path of this site that has a screen, by default the start of the reader. */
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
