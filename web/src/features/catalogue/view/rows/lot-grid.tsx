import { useEffect, useRef } from "react";
import { CardSkeleton } from "#/features/catalogue/card/card-skeleton.tsx";
import { gridShape, spotStyle, useColumns, useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { LotCard } from "#/features/catalogue/card/lot-card.tsx";
import type { LotCard as Card } from "#/features/catalogue/model/list/queries.ts";
import { useBox } from "#/features/catalogue/model/list/use-box.ts";
import { useClosingWindows } from "#/features/catalogue/card/use-closing-windows.ts";
import { useFocusInside } from "#/features/catalogue/model/list/use-focus-inside.ts";
import { usePhotosAhead } from "#/features/catalogue/model/list/use-photos-ahead.ts";
import { useRowsInSight } from "#/features/catalogue/model/list/use-rows-in-sight.ts";

interface LotGridProps {
  /** Every loaded lot, in the order of the list. */
  cards: readonly Card[];
  /** Number of lots in the whole list. */
  total: number;
  /** Whether there is another page. */
  more: boolean;
  /** Called when the end of the loaded lots becomes visible. */
  onNearEnd: () => void;
  /** Whether the connection is lost. */
  stale: boolean;
  /** Whether the large price is what one pays. */
  allIn: boolean;
}

/**
 * The cards; only the visible rows are drawn. With the focus inside, one row more on either side is drawn, so that
 * there is always a next card. The window scrolls.
 */
export function LotGrid({ cards, total, more, onNearEnd, stale, allIn }: LotGridProps) {
  const box = useRef<HTMLUListElement>(null);
  const { width, top, letters } = useBox(box);
  const columns = useColumns();
  const shape = gridShape(width, columns, useWideCards(), letters);
  const windowOf = useClosingWindows();
  const pitch = shape.row + shape.gap;
  const full = Math.ceil(cards.length / columns);
  // After the last loaded card comes a row of placeholders.
  const count = full + (more ? 1 : 0);
  const extra = useFocusInside(box) ? 1 : 0;
  const { first, end } = useRowsInSight({ top, pitch, count: width === 0 ? 0 : count, extra });

  const nearEnd = more && end >= full;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  }, [nearEnd, onNearEnd]);
  const cardWidth = Math.round(shape.card);
  usePhotosAhead(cards, end * columns, (end + 1) * columns, cardWidth);

  return (
    <ul ref={box} aria-label="Lots" className="relative" style={{ height: count * pitch - shape.gap }}>
      {Array.from({ length: (end - first) * columns }, (_, seen) => {
        const place = first * columns + seen;
        const card = cards[place];
        if (!card && !more) return null;
        return (
          <li
            key={card?.id_auction ?? -place}
            {...(card && { "aria-posinset": place + 1, "aria-setsize": total })}
            style={spotStyle(shape, place % columns, Math.floor(place / columns) * pitch)}
          >
            {card ? (
              <LotCard
                card={card}
                windowMs={windowOf[card.kind]}
                width={cardWidth}
                first={place < columns}
                stale={stale}
                allIn={allIn}
              />
            ) : (
              <CardSkeleton />
            )}
          </li>
        );
      })}
    </ul>
  );
}
