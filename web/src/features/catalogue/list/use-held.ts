import { useEffect, useRef, useState } from "react";

/** A skeleton is not seen before it has waited so long, ms… */
const LATE_MS = 150;
/** …and whoever has seen it sees it for at least this long: no flicker, ms. */
const LEAST_MS = 300;

/** True while something is waited for, and a little longer where ending now would be a blink. */
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
