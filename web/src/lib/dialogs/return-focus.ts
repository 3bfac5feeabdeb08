import { useRef } from "react";

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Returns the focus when a dialog closes: to the element that had it, or to the fallback element if that is gone. Radix
 * does this only for its own triggers, and our dialogs open by state.
 * @param fallbackId id of an element that takes focus (tabIndex -1)
 * @returns handlers for the content of the dialog
 */
export function useReturnFocus(fallbackId: string | undefined, { onOpenAutoFocus }: FocusHandlers) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { current } = opener;
      const still = current instanceof HTMLElement && current.isConnected && current !== document.body;
      const target = still ? current : fallbackId === undefined ? null : document.getElementById(fallbackId);
      target?.focus({ preventScroll: true });
    },
  };
}
