import { useLayoutEffect, useRef, useState } from "react";

/**
 * A strip of equally wide pages that snaps. The browser handles swipes; buttons and keys move it too.
 * @param length number of pages
 * @param start the first page to show, from 0
 */
export function useStrip(length: number, start = 0) {
  const strip = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(start);

  useLayoutEffect(() => {
    if (strip.current && start > 0) strip.current.scrollLeft = offset(strip.current, start);
  }, [start]);

  return {
    strip,
    place,
    onScroll() {
      const { current } = strip;
      if (current) setPlace(Math.round(Math.abs(current.scrollLeft) / current.clientWidth));
    },
    /** Shows a page; beyond the ends the strip stays at its end. */
    go(to: number) {
      const page = Math.min(length - 1, Math.max(0, to));
      strip.current?.scrollTo({ left: offset(strip.current, page) });
      setPlace(page);
    },
  };
}

/** Right to left, scroll positions are negative. */
function offset(strip: HTMLElement, page: number): number {
  const sign = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
  return sign * page * strip.clientWidth;
}
