import { useSyncExternalStore } from "react";

/** From this width on the panel is beside the page, below it the panel is a bar. The same as Tailwind's `lg`. */
// A test of words alone has no window.
const WIDE = globalThis.matchMedia?.("(width >= 64rem)");

// Read here, since reading the media query in each draw would make the browser update its styles.
let wide = WIDE?.matches ?? false;
WIDE?.addEventListener("change", ({ matches }) => (wide = matches));

function watch(changed: () => void): () => void {
  WIDE?.addEventListener("change", changed);
  return () => WIDE?.removeEventListener("change", changed);
}

const isWide = () => wide;

/** Returns whether the window has room for the panel beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, isWide, isWide);
}
