import { type RefObject, useLayoutEffect, useState } from "react";

/** The rows of a list that scrolls in a box of its own and are in sight, `end` not included. All rows are equally high. */
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

/** So many rows more on either side: the keys may go there. */
const EXTRA = 4;
