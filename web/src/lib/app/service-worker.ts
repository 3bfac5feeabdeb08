import { registerOwnWorker } from "../browser/own-worker.ts";

/**
 * Registers /sw.js for the whole site. Plain http has no service workers, and development needs none. The app works
 * without it, so a failure is only logged.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  registerOwnWorker().catch((error: unknown) => {
    console.warn("service worker:", error);
  });
  // Keeps push alive on a device where it is on.
  if (globalThis.Notification?.permission === "granted")
    void import("../push/push.ts").then(({ push }) => push.keep());
}
