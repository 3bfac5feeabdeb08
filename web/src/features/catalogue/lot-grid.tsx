import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useConfig } from "../../lib/queries.ts";
import { cn } from "../../lib/cn.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { gridClass, gridShape, useColumns, useWideCards } from "./grid.ts";
import { LotCard } from "./lot-card.tsx";
import type { LotCard as Card } from "./queries.ts";

interface LotGridProps {
  /** Everything that is loaded, in the list's order. */
  cards: readonly Card[];
  /** How many lots the whole list has. */
  total: number;
  /** There is another page. */
  more: boolean;
  /** The end of what is loaded comes into sight. */
  onNearEnd: () => void;
  /** The link is lost. */
  stale: boolean;
}

/** The cards in rows of which only those in sight exist, with one more above and below. The window scrolls. */
export function LotGrid({ cards, total, more, onNearEnd, stale }: LotGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, top } = useBox(box);
  const columns = useColumns();
  const shape = gridShape(width, columns, useWideCards());
  const windowOf = useClosingWindows();
  const full = Math.ceil(cards.length / columns);
  const rows = useWindowVirtualizer({
    // Beyond the last card there is a row of cards to come.
    count: width === 0 ? 0 : full + (more ? 1 : 0),
    estimateSize: () => shape.row,
    gap: shape.gap,
    overscan: 1,
    scrollMargin: top,
  });

  useLayoutEffect(() => rows.measure(), [rows, shape.row, shape.gap]);

  const seen = rows.getVirtualItems();
  const nearEnd = more && (seen.at(-1)?.index ?? 0) >= full - 1;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  }, [nearEnd, onNearEnd, cards.length]);

  return (
    <div ref={box} role="list" aria-label="Lots" className="relative" style={{ height: rows.getTotalSize() }}>
      {seen.map(({ key, index, start }) => (
        <div
          key={key}
          role="presentation"
          data-index={index}
          ref={rows.measureElement}
          className={cn(gridClass, "absolute inset-x-0 top-0")}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {Array.from({ length: columns }, (_, column) => {
            const place = index * columns + column;
            const card = cards[place];
            if (!card) return more ? <CardSkeleton key={place} /> : null;
            return (
              <LotCard
                key={card.id_auction}
                card={card}
                place={place + 1}
                of={total}
                windowMs={windowOf[card.kind]}
                width={Math.round(shape.card)}
                first={index === 0}
                stale={stale}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Width of an element and its distance from the top of the document, px; measured before anything is painted. */
function useBox(box: React.RefObject<HTMLElement | null>): { width: number; top: number } {
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

/** Closing windows, ms. Before the configuration is known no lot counts as in its last minutes. */
function useClosingWindows(): Record<Card["kind"], number> {
  const closing = useConfig()?.closing;
  return {
    vehicle: (closing?.window_vehicle_s ?? 0) * 1000,
    apartment: (closing?.window_apartment_s ?? 0) * 1000,
  };
}
