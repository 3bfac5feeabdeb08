import { useSyncExternalStore, useEffect, type RefObject, useState, useLayoutEffect, useRef } from "react";
import { srcSetOf } from "#/lib/http/first-picture.ts";
import type { LotCard } from "./queries.ts";
import { LIST_PLACE } from "#/lib/browser/list-place.ts";

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

/**
 * Fetches the photos of the next row, so that they are there when it becomes visible.
 * @param from place of its first card in the list, from 0; `to` is the place after its last
 * @param width width of a photo, px
 */
export function usePhotosAhead(cards: readonly LotCard[], from: number, to: number, width: number): void {
  useEffect(() => {
    for (const { picture } of cards.slice(from, to)) {
      if (!picture) continue;
      Object.assign(new Image(), { fetchPriority: "low", sizes: `${width}px`, srcset: srcSetOf(picture) });
    }
  }, [cards, from, to, width]);
}

/** Returns whether the focus is inside an element, for people who use the keyboard. */
export function useFocusInside(box: RefObject<HTMLElement | null>): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const enter = () => setInside(true);
    const leave = () => setInside(false);
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
    };
  }, [box]);
  return inside;
}

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
