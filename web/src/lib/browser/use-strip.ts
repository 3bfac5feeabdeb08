import { useLayoutEffect, useRef, useState } from "react";

/**
 * A strip of equally wide pages that snaps: swiped by the browser, moved by buttons and keys.
 * @param length how many pages
 * @param start the page shown first, from 0
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
    /** Shows a page; beyond the ends it stays at the end. */
    go(to: number) {
      const page = Math.min(length - 1, Math.max(0, to));
      strip.current?.scrollTo({ left: offset(strip.current, page) });
      setPlace(page);
    },
  };
}

/** From right to left, scrolling counts below zero. */
function offset(strip: HTMLElement, page: number): number {
  const sign = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
  return sign * page * strip.clientWidth;
}
