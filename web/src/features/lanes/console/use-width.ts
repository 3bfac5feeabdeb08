import { useSyncExternalStore } from "react";

/** wide: three columns. middle: two, run list and log share one. phone: one, the controls under the thumb. */
export type Width = "wide" | "middle" | "phone";

const WIDE = matchMedia("(width >= 80rem)");
const MIDDLE = matchMedia("(width >= 64rem)");

function watch(changed: () => void): () => void {
  for (const query of [WIDE, MIDDLE]) query.addEventListener("change", changed);
  return () => {
    for (const query of [WIDE, MIDDLE]) query.removeEventListener("change", changed);
  };
}

/** How much room the window has for the console. */
export function useWidth(): Width {
  return useSyncExternalStore(watch, () => (WIDE.matches ? "wide" : MIDDLE.matches ? "middle" : "phone"));
}
