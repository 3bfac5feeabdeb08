import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";

interface VirtualRowsProps {
  /** Names the list for those who listen. */
  label: string;
  count: number;
  /** How high each row is, px in the letters of the design; it grows with bigger ones. */
  rowHeight: number;
  /** A row; it is given its height in px. */
  renderRow: (place: number, height: number) => ReactNode;
  /** The last rows come into sight. */
  onNearEnd: () => void;
  className?: string;
}

/** Rows above and below the window that exist as well. */
const EXTRA = 4;

/** Equally high rows of a long list, of which only those in sight exist. The window scrolls. */
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

/** Where a list begins below the top of the document, px, and how big letters are to those of the design. */
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
