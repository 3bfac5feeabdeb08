import { useRef } from "react";

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Where the keys go when a dialog closes: to what had them when it opened, or, where that is gone by then, to a part of
 * the page that still stands. Radix alone gives them back to a trigger of its own only, and ours open by state.
 * In: id of that part, which must take focus (tabIndex -1), and the content's own handlers. Out: handlers for the content.
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
