import { useSyncExternalStore } from "react";

interface Rows {
  /** Distance of the first row from the top of the document, px. */
  top: number;
  /** Distance from the start of a row to the start of the next one, px; all rows are equally high. */
  pitch: number;
  count: number;
  /** Further rows on either side. */
  extra: number;
}

/** Returns the first visible row and the one after the last. Renders again only when they change. */
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
