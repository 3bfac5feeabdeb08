import { useCallback, useEffect, useRef } from "react";
import { SEEN_AFTER_MS } from "./press-guard.ts";

/** The message for a press that came before the person could see the dialog. */
export const TOO_SOON = "You pressed while this opened, so the press does not count. Look, then press again.";

/** Whether a dialog has been visible long enough: the click that opened it must not press a button in it. */
export function useSettled(): () => boolean {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return useCallback(() => performance.now() - openedAt.current >= SEEN_AFTER_MS, []);
}
