/**
 * Registers /sw.js for the whole site once the page is there and the browser idle. On plain http there are no service
 * workers, and in development none is wanted; a failure is logged, the app does without.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch((error: unknown) => {
      console.warn("service worker:", error);
    });
  };
  const whenIdle = () => ("requestIdleCallback" in globalThis ? requestIdleCallback(register) : register());
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
