import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { CardSkeleton } from "./card-skeleton.tsx";
import { gridShape, spotStyle, useColumns, useWideCards } from "./grid.ts";
import { LotCard } from "./lot-card.tsx";
import type { LotCard as Card } from "./queries.ts";
import { useBox } from "./use-box.ts";
import { usePhotosAhead } from "./use-photos-ahead.ts";
import { useClosingWindows } from "./use-closing-windows.ts";

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

/**
 * The cards, of which only the rows in sight exist. Whoever goes through them by keyboard finds one row more on either
 * side, so that there is always a next one. The window scrolls.
 */
export function LotGrid({ cards, total, more, onNearEnd, stale }: LotGridProps) {
  const box = useRef<HTMLUListElement>(null);
  const { width, top } = useBox(box);
  const columns = useColumns();
  const shape = gridShape(width, columns, useWideCards());
  const windowOf = useClosingWindows();
  const [focused, setFocused] = useState(false);
  const full = Math.ceil(cards.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what remembers
  const rows = useWindowVirtualizer({
    // Beyond the last card there is a row of cards to come.
    count: width === 0 ? 0 : full + (more ? 1 : 0),
    estimateSize: () => shape.row,
    gap: shape.gap,
    overscan: focused ? 1 : 0,
    scrollMargin: top,
  });
  useLayoutEffect(() => rows.measure(), [rows, shape.row, shape.gap]);

  const seen = rows.getVirtualItems();
  const nearEnd = more && (seen.at(-1)?.index ?? 0) >= full - 1;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  }, [nearEnd, onNearEnd, cards.length]);

  const cardWidth = Math.round(shape.card);
  const ahead = ((seen.at(-1)?.index ?? 0) + 1) * columns;
  usePhotosAhead(cards, ahead, ahead + columns, cardWidth);

  return (
    <ul
      ref={box}
      aria-label="Lots"
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {seen.flatMap(({ index, start }) =>
        Array.from({ length: columns }, (_, column) => {
          const place = index * columns + column;
          const card = cards[place];
          if (!card && !more) return null;
          return (
            <li
              key={card?.id_auction ?? -place}
              // The first of a row stands for its height.
              {...(column === 0 && { ref: rows.measureElement, "data-index": index })}
              {...(card && { "aria-posinset": place + 1, "aria-setsize": total })}
              style={spotStyle(shape, column, start - top)}
            >
              {card ? (
                <LotCard
                  card={card}
                  windowMs={windowOf[card.kind]}
                  width={cardWidth}
                  first={index === 0}
                  stale={stale}
                />
              ) : (
                <CardSkeleton />
              )}
            </li>
          );
        }),
      )}
    </ul>
  );
}
