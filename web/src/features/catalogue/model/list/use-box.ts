import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { LIST_PLACE } from "#/lib/browser/list-place.ts";

interface Box {
  /** px. */
  width: number;
  /** Distance from the top of the document, px. */
  top: number;
  /** Ratio of the font size to the design's; 1 by default. */
  letters: number;
}

/**
 * Measures an element before the first paint. Until then it has the size of its placeholder: React draws a list with a
 * known size in slices, and one that it must measure first all at once.
 */
export function useBox(box: RefObject<HTMLElement | null>): Box {
  const [measures, setMeasures] = useState(savedBox);
  const guess = useRef(measures);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const next = boxOf(element);
      setMeasures((before) => (isSame(before, next) ? before : next));
    };
    // The observer reports before the paint; without a placeholder the size is needed earlier.
    if (isUnknown(guess.current)) measure();
    // Content above the list may grow and shrink too.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return measures;
}

function savedBox(): Box {
  const place = document.querySelector(`[data-slot='${LIST_PLACE}']`);
  return place ? boxOf(place) : { width: 0, top: 0, letters: 1 };
}

function boxOf(element: Element): Box {
  const { width, top } = element.getBoundingClientRect();
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { width, top: Math.round(top + scrollY), letters };
}

function isUnknown({ width }: Box): boolean {
  return width === 0;
}

function isSame(a: Box, b: Box): boolean {
  return a.width === b.width && a.top === b.top && a.letters === b.letters;
}
