let open = () => {};

/** Opens the command palette, as ⌘K does. */
export function askPalette(): void {
  open();
}

/** Hears it; returns the way out. One listener: the shell. */
export function onPaletteAsked(listener: () => void): () => void {
  open = listener;
  return () => {
    open = () => {};
  };
}
