/** A chunk that fails to load was probably replaced by a new build. One reload in 10 s fixes that. */
import { tabStorage } from "../browser/storage.ts";

const GUARD_MS = 10_000;
const MARK = "marsa.reloaded-at";

/**
 * Keeps the time of the last reload, ms since 1970, in the session storage: it survives a reload and ends with the tab.
 */
type ReloadStorage = Pick<Storage, "getItem" | "setItem">;

/** Returns true when the caller may reload now: once in 10 s. */
export function takeReload(storage: ReloadStorage, now: number): boolean {
  const before = Number(storage.getItem(MARK) ?? Number.NEGATIVE_INFINITY);
  if (now - before < GUARD_MS) return false;
  storage.setItem(MARK, String(now));
  return true;
}

/** Reloads the page, unless the last reload was less than 10 s ago: then the error shows. */
export function reloadGuarded(): boolean {
  const may = takeReload(tabStorage, Date.now());
  if (may) location.reload();
  return may;
}

/** The router's own mark of its reload for a chunk; it reloads once for each chunk. */
const ROUTERS_MARK = "tanstack_router_reload:";

/** Reloads the page when a chunk fails to load. Offline a reload would not help. */
export function reloadOnLostChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) tabStorage.setItem(ROUTERS_MARK + event.payload.message, "1");
    else if (reloadGuarded()) event.preventDefault();
  });
}

/** Returns whether an error means that a chunk failed to load; each browser has its own message. */
export function isLostChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  );
}
