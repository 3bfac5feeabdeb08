import { whenCalm } from "../timing/calm.ts";

/**
 * Registers /sw.js for the whole site once the page is there and the browser idle. On plain http there are no service
 * workers, and in development none is wanted; a failure is logged, the app does without.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

function whenIdle(): void {
  whenCalm(register, 10_000);
}

function register(): void {
  navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch((error: unknown) => {
    console.warn("service worker:", error);
  });
}
