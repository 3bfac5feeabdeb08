import { useEffect, useState } from "react";

/** True once the first picture stands and the browser has nothing better to do, after a second and a half at most. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 1_500 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
