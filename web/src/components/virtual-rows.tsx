import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";

interface VirtualRowsProps {
  /** The list's name for screen readers. */
  label: string;
  count: number;
  /** Height of each row at the design's font size, px; grows with larger letters. */
  rowHeight: number;
  /** Draws a row of this height, px. */
  renderRow: (place: number, height: number) => ReactNode;
  /** Called when the last rows become visible. */
  onNearEnd: () => void;
  className?: string;
}

/** Rows above and below the window that are drawn too. */
const EXTRA = 4;

/** A long list of equally high rows, of which only the visible ones are drawn. The window scrolls. */
export function VirtualRows({ label, count, rowHeight, renderRow, onNearEnd, className }: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { top, letters } = useTop(list);
  const pitch = Math.round(rowHeight * letters);
  const range = useSyncExternalStore(onScroll, () => {
    const first = Math.floor((scrollY - top) / pitch) - EXTRA;
    const end = Math.ceil((scrollY + innerHeight - top) / pitch) + EXTRA;
    return `${within(first, count)} ${within(end, count)}`;
  });
  const [first = 0, end = 0] = range.split(" ").map(Number);
  const near = end >= count;
  useEffect(() => {
    if (near) onNearEnd();
  }, [near, onNearEnd]);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={className}
      style={{ paddingBlock: `${first * pitch}px ${Math.max(0, count - end) * pitch}px` }}
    >
      {Array.from({ length: end - first }, (_, seen) => renderRow(first + seen, pitch))}
    </ul>
  );
}

function within(place: number, count: number): number {
  return Math.min(Math.max(place, 0), count);
}

/** The top of a list in the document, px, and the ratio of the font size to the design's. */
function useTop(list: { readonly current: HTMLElement | null }) {
  const [place, setPlace] = useState({ top: 0, letters: 1 });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setPlace((before) => (before.top === top && before.letters === letters ? before : { top, letters }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

function onScroll(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  addEventListener("resize", changed);
  return () => {
    removeEventListener("scroll", changed);
    removeEventListener("resize", changed);
  };
}
