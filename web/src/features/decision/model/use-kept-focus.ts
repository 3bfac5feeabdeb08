import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to a block when the block changes and the focused button goes away with it. Returns the handlers of
 * the block.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, change: string) {
  const inside = useRef(false);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (inside.current && document.activeElement === document.body) {
      root.current?.focus({ preventScroll: true });
    }
  }, [root, change]);
  return {
    onFocus: () => {
      inside.current = true;
    },
    // Without a next element the focused one may just have gone.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !root.current?.contains(relatedTarget)) inside.current = false;
    },
  };
}
