import { useRef, useState } from "react";

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Returns the focus when a dialog closes: to the element that had it, to the button of the menu that had it, or to the
 * fallback element if that is gone. Radix does this only for its own triggers, and our dialogs open by state.
 * @param fallbackId id of an element that takes focus (tabIndex -1); without it the content of the page
 * @returns handlers for the content of the dialog
 */
export function useReturnFocus(fallbackId: string | undefined, { onOpenAutoFocus }: FocusHandlers) {
  // A field with autoFocus has the focus before the dialog reports its opening.
  const [first] = useState(openerNow);
  const opener = useRef(first);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = openerNow();
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { current } = opener;
      const still = current instanceof HTMLElement && current.isConnected && current !== document.body;
      const instead = fallbackId ?? (current === document.body ? "" : "main");
      const target = still ? current : document.getElementById(instead);
      target?.focus({ preventScroll: true });
    },
  };
}

/** A menu is gone with its press, and named by its button. */
function openerNow(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest("[role='menu']");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : activeElement;
}
