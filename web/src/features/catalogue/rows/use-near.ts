import { type FocusEvent, useState } from "react";

/** Without a pointer that hovers, whatever is in sight is near. */
const everything = !matchMedia("(hover: hover)").matches;

/**
 * Whether pointer or focus is on an element, for what is drawn only there. `hold` keeps it near while something that
 * belongs to it is open elsewhere.
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
