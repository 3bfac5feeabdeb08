import { useRef, startTransition, useEffect, useState } from "react";
import { gridShape, gridStyle, useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { LotCard } from "#/features/catalogue/card/lot-card.tsx";
import type { LotCard as Card } from "#/features/catalogue/model/list/queries.ts";
import { useBox } from "#/features/catalogue/model/list/use-rows-in-sight.ts";
import { useClosingWindows } from "#/features/catalogue/card/use-card.ts";
import { whenCalm } from "#/lib/timing/calm.ts";

/** From these widths on, px, so many cards fit beside each other. */
const THREE_FROM = 720;
const TWO_FROM = 460;
const MOST = 3;

/** A few cards beside other content of a page: as many in a row as fit. */
export function FewLots({ cards }: { cards: readonly Card[] }) {
  const box = useRef<HTMLUListElement>(null);
  const { width, letters } = useBox(box);
  const columns = width >= THREE_FROM ? 3 : width >= TWO_FROM ? 2 : 1;
  const shape = gridShape(width, columns, useWideCards(), letters);
  const windowOf = useClosingWindows();
  const shown = cards.slice(0, MOST);
  const drawn = useOneByOne(shown.length);
  return (
    <ul ref={box} style={{ ...gridStyle(columns), rowGap: shape.gap }}>
      {shown.map((card, place) => (
        <li key={card.id_auction} style={place < drawn ? {} : { height: shape.row }}>
          {place < drawn && (
            <LotCard
              card={card}
              windowMs={windowOf[card.kind]}
              width={Math.round(shape.card)}
              first={false}
              stale={false}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The longest wait for the next part, ms. */
const MOST_WAIT_MS = 500;

/**
 * Returns how many of so many parts to draw by now: the first at once, each other one in an idle moment. All at once
 * would keep a slow phone from answering a press.
 */
function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    return whenCalm(() => startTransition(() => setDrawn(drawn + 1)), MOST_WAIT_MS);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
