/** A part of the app that fails to load was most likely replaced by a new build: one reload per 10 s mends that. */

const GUARD_MS = 10_000;
const MARK = "marsa.reloaded-at";

/** Where the time of the last reload is kept, in ms since 1970; it outlives the reload and not the tab. */
type Kept = Pick<Storage, "getItem" | "setItem">;

/** Takes the one reload that is allowed in 10 s: true when the caller may reload now. */
export function takeReload(kept: Kept, now: number): boolean {
  const before = Number(kept.getItem(MARK) ?? Number.NEGATIVE_INFINITY);
  if (now - before < GUARD_MS) return false;
  kept.setItem(MARK, String(now));
  return true;
}

/** Reloads the page, unless that was done less than 10 s ago: then what failed is shown. */
export function reloadGuarded(): boolean {
  const may = takeReload(sessionStorage, Date.now());
  if (may) location.reload();
  return may;
}

/** Where the router keeps that it has reloaded for a part of the app; it does so once for each. */
const ROUTERS_MARK = "tanstack_router_reload:";

/** Reloads when a part of the app cannot be loaded. Offline nothing would come of it, and a person would wait for that. */
export function reloadOnLostChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) sessionStorage.setItem(ROUTERS_MARK + event.payload.message, "1");
    else if (reloadGuarded()) event.preventDefault();
  });
}

/** Whether an error means that a part of the app could not be loaded; each browser has its own words. */
export function isLostChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  );
}
