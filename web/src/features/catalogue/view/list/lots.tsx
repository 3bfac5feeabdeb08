import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { useStale } from "#/realtime/link/link-up.ts";
import { ListSkeleton, CardSkeleton } from "#/features/catalogue/card/card-skeleton.tsx";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import type { useList } from "#/features/catalogue/model/list/use-list.ts";
import { gridShape, spotStyle, useColumns, useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { LotCard } from "#/features/catalogue/card/lot-card.tsx";
import type { LotCard as Card } from "#/features/catalogue/model/list/queries.ts";
import {
  useBox,
  useFocusInside,
  usePhotosAhead,
  useRowsInSight,
} from "#/features/catalogue/model/list/use-rows-in-sight.ts";
import { useClosingWindows } from "#/features/catalogue/card/use-card.ts";

/** A placeholder appears after this time, ms… */
const LATE_MS = 150;
/** …and stays for at least this time, so that it does not flicker, ms. */
const LEAST_MS = 300;

/** True while waiting, and a little longer to avoid a flicker. */
function useHeld(waiting: boolean): boolean {
  const [held, setHeld] = useState(waiting);
  if (waiting && !held) setHeld(true);
  const since = useRef(0);
  useEffect(() => {
    if (waiting) {
      since.current = performance.now();
      return;
    }
    const seen = performance.now() - since.current - LATE_MS;
    const timer = setTimeout(() => setHeld(false), seen > 0 ? LEAST_MS - seen : 0);
    return () => clearTimeout(timer);
  }, [waiting]);
  return held;
}

const LotTable = lazy(async () => ({ default: (await import("../rows/lot-table.tsx")).LotTable }));
const EmptyList = lazy(async () => ({ default: (await import("./empty-list.tsx")).EmptyList }));

interface LotsProps {
  list: ReturnType<typeof useList>;
  search: ListSearch;
  chips: readonly Chip[];
  /** Whether a visitor opened the watchlist. */
  visitor: boolean;
}

/** The list in each of its states: loading, failed, empty or loaded. */
export function Lots({ list, search, chips, visitor }: LotsProps) {
  const { total, cards } = list;
  const stale = useStale();
  const waiting = useHeld(total === undefined);
  const failed = list.error !== null && (
    <ErrorBlock
      title={
        total === undefined ? "The list could not be loaded." : "The rest of the list could not be loaded."
      }
      safe="Your filters are kept."
      error={list.error}
      onRetry={list.retry}
      className="my-4 max-w-140"
    />
  );
  if (!visitor && (waiting || total === undefined)) return failed || <ListSkeleton />;
  if (visitor || total === undefined || cards.length === 0) {
    return (
      <Suspense>
        <EmptyList search={search} chips={chips} visitor={visitor} stale={stale} />
      </Suspense>
    );
  }
  const shown = { cards, total, more: list.more, onNearEnd: list.nearEnd, stale };
  return (
    <>
      {search.view === "table" ? (
        <Suspense>
          <LotTable search={search} {...shown} />
        </Suspense>
      ) : (
        <LotGrid {...shown} allIn={search.prices === "all-in"} />
      )}
      {failed}
    </>
  );
}

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
function LotGrid({ cards, total, more, onNearEnd, stale, allIn }: LotGridProps) {
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
