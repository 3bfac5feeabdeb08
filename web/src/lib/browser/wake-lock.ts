import { useEffect } from "react";

/** Keeps the screen on while the page is visible. Does nothing where the browser cannot or may not. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    async function take(): Promise<void> {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (over) void lock?.release();
    }
    const look = () => void take();
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", look);
      void lock?.release();
    };
  }, []);
}
