import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns the visible rows of a list that scrolls in its own box, without `end`. All rows are equally high. */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  { pitch, count }: { readonly pitch: number; readonly count: number },
): { readonly first: number; readonly end: number } {
  const [range, setRange] = useState({ first: 0, end: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / pitch) - EXTRA);
      const end = Math.min(count, Math.ceil((element.scrollTop + element.clientHeight) / pitch) + EXTRA);
      setRange((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [box, pitch, count]);
  return range;
}

/** Further rows on either side, for the arrow keys. */
const EXTRA = 4;
