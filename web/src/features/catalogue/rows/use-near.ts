import { type FocusEvent, useState } from "react";

/** Without a hovering pointer, every visible element counts as near. */
const everything = !matchMedia("(hover: hover)").matches;

/**
 * Whether the pointer or the focus is on an element, for content that is drawn only there. `hold` keeps it so while its
 * menu is open elsewhere.
 */
export function useNear() {
  const [pointed, setPointed] = useState(everything);
  const [held, setHeld] = useState(false);
  return {
    is: pointed || held,
    hold: setHeld,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(everything),
      onFocus: () => setPointed(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setPointed(everything);
      },
    },
  };
}
