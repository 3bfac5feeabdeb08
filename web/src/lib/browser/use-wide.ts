import { useSyncExternalStore } from "react";

/** From this width on the panel stands beside the page; below it is a bar. As Tailwind's `lg`. */
const WIDE = matchMedia("(width >= 64rem)");

// Asked for with each drawing; the browser itself would bring its styles up to date for every answer.
let wide = WIDE.matches;
WIDE.addEventListener("change", ({ matches }) => (wide = matches));

function watch(changed: () => void): () => void {
  WIDE.addEventListener("change", changed);
  return () => WIDE.removeEventListener("change", changed);
}

const isWide = () => wide;

/** Whether the window has room for the panel beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, isWide, isWide);
}
