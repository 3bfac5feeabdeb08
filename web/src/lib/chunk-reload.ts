/** A part of the app that fails to load was most likely replaced by a new build: one reload per 10 s mends that. */

const GUARD_MS = 10_000;
const MARK = "marsa.reloaded-at";

/** Reloads when a part of the app cannot be loaded, unless that was tried less than 10 s ago. */
export function reloadOnLostChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    const before = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - before < GUARD_MS) return;
    event.preventDefault();
    sessionStorage.setItem(MARK, String(Date.now()));
    location.reload();
  });
}
