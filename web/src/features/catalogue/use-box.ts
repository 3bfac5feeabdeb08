import { type RefObject, useLayoutEffect, useState } from "react";

interface Box {
  /** px. */
  width: number;
  /** From the top of the document, px. */
  top: number;
  /** How big letters are to those of the design: 1 unless somebody reads with bigger ones. */
  letters: number;
}

/** Where an element stands, measured before anything is painted. */
export function useBox(box: RefObject<HTMLElement | null>): Box {
  const [measures, setMeasures] = useState<Box>({ width: 0, top: 0, letters: 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const next = { width, top: Math.round(top + scrollY), letters };
      setMeasures((before) => (isSame(before, next) ? before : next));
    };
    measure();
    // What stands above the list may grow and shrink, too.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return measures;
}

function isSame(a: Box, b: Box): boolean {
  return a.width === b.width && a.top === b.top && a.letters === b.letters;
}
