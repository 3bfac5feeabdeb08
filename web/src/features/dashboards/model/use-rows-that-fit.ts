/** The room of a wall screen: whether a window is one, and how many rows it has. */
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

/**
 * Returns how many rows fit in an element, at least one; before it is measured, `first`.
 * @param rowRem height of a row, rem
 * @param headRem height above the rows in the same element, rem
 */
export function useRowsThatFit(
  box: RefObject<HTMLElement | null>,
  { rowRem, headRem = 0, first }: { rowRem: number; headRem?: number; first: number },
): number {
  const [rows, setRows] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRows(Math.max(1, Math.floor((element.clientHeight / rem - headRem) / rowRem)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, rowRem, headRem]);
  return rows;
}

/** As in styles/index.css. */
const WALL = "(width >= 56rem) and (height >= 30rem)";

/** Whether the window is a wall screen with a fixed layout; else the page scrolls. */
export function useIsWall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WALL);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WALL).matches,
  );
}
