import { useCallback, useEffect, useRef } from "react";
import { SEEN_AFTER_MS } from "./press-guard.ts";

/** What is said of a press that came before the dialog could be seen. */
export const TOO_SOON = "That came as this opened, so it does not count. Look, then press again.";

/** Whether a dialog has been there long enough to be seen: the click that opened it must not choose what opens under it. */
export function useSettled(): () => boolean {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return useCallback(() => performance.now() - openedAt.current >= SEEN_AFTER_MS, []);
}
