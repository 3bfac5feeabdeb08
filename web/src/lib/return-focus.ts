import { useState } from "react";

/**
 * Where the keys go when a dialog without a trigger of its own closes: to what had them when it opened, or, where
 * that is gone by then, to a part of the page that still stands. Spread it into the dialog's content.
 * @param fallbackId id of that part; it must take focus (tabIndex -1)
 */
export function useReturnFocus(fallbackId?: string): { onCloseAutoFocus: (event: Event) => void } {
  const [opener] = useState(() => document.activeElement);
  return {
    onCloseAutoFocus(event) {
      event.preventDefault();
      const still = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = still ? opener : fallbackId === undefined ? null : document.getElementById(fallbackId);
      target?.focus({ preventScroll: true });
    },
  };
}
