import { useSyncExternalStore } from "react";

interface Rows {
  /** How far below the top of the document the first one begins, px. */
  top: number;
  /** From the beginning of one to that of the next, px: all are equally high. */
  pitch: number;
  count: number;
  /** So many more on either side. */
  extra: number;
}

/** The first row in sight of the window, and the one after the last. Renders again only when that changes. */
export function useRowsInSight({ top, pitch, count, extra }: Rows): { first: number; end: number } {
  const range = useSyncExternalStore(onScroll, () => {
    const first = Math.floor((scrollY - top) / pitch) - extra;
    const end = Math.ceil((scrollY + innerHeight - top) / pitch) + extra;
    return `${clamp(first, count)} ${clamp(end, count)}`;
  });
  const [first = 0, end = 0] = range.split(" ").map(Number);
  return { first, end };
}

function clamp(row: number, count: number): number {
  return Math.min(Math.max(row, 0), count);
}

function onScroll(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  addEventListener("resize", changed);
  return () => {
    removeEventListener("scroll", changed);
    removeEventListener("resize", changed);
  };
}
