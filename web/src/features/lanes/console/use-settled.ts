import { useCallback, useEffect, useRef } from "react";
import { SEEN_AFTER_MS } from "./press-guard.ts";

/** Whether a dialog has been there long enough to be seen: the click that opened it must not choose what opens under it. */
export function useSettled(): () => boolean {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return useCallback(() => performance.now() - openedAt.current >= SEEN_AFTER_MS, []);
}
