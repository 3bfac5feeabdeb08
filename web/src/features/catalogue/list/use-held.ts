import { useEffect, useRef, useState } from "react";

/** A placeholder appears after this time, ms… */
const LATE_MS = 150;
/** …and stays for at least this time, so that it does not flicker, ms. */
const LEAST_MS = 300;

/** True while waiting, and a little longer to avoid a flicker. */
export function useHeld(waiting: boolean): boolean {
  const [held, setHeld] = useState(waiting);
  if (waiting && !held) setHeld(true);
  const since = useRef(0);
  useEffect(() => {
    if (waiting) {
      since.current = performance.now();
      return;
    }
    const seen = performance.now() - since.current - LATE_MS;
    const timer = setTimeout(() => setHeld(false), seen > 0 ? LEAST_MS - seen : 0);
    return () => clearTimeout(timer);
  }, [waiting]);
  return held;
}
