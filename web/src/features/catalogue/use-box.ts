import { type RefObject, useLayoutEffect, useState } from "react";

/** Width of an element and its distance from the top of the document, px; measured before anything is painted. */
export function useBox(box: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [measures, setMeasures] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: Math.round(top + scrollY) };
      setMeasures((before) => (before.width === next.width && before.top === next.top ? before : next));
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
