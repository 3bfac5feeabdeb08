import { useSyncExternalStore } from "react";

/** wide: three columns. middle: two, with run list and log in one. phone: one, with the controls at the bottom. */
export type Width = "wide" | "middle" | "phone";

const WIDE = matchMedia("(width >= 80rem)");
const MIDDLE = matchMedia("(width >= 64rem)");

function watch(changed: () => void): () => void {
  for (const query of [WIDE, MIDDLE]) query.addEventListener("change", changed);
  return () => {
    for (const query of [WIDE, MIDDLE]) query.removeEventListener("change", changed);
  };
}

/** The width of the window, in classes. */
export function useWidth(): Width {
  return useSyncExternalStore(watch, () => (WIDE.matches ? "wide" : MIDDLE.matches ? "middle" : "phone"));
}
