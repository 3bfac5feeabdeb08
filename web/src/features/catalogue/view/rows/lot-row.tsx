import { useRef } from "react";
import { gridShape, gridStyle, useColumns, useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { LotCard } from "#/features/catalogue/card/lot-card.tsx";
import type { LotCard as Card } from "#/features/catalogue/model/list/queries.ts";
import { useBox } from "#/features/catalogue/model/list/use-box.ts";
import { useClosingWindows } from "#/features/catalogue/card/use-closing-windows.ts";

interface LotRowProps {
  cards: readonly Card[];
  /** Whether the connection is lost. */
  stale: boolean;
}

/** As many cards as fit in a row, at least four; on phones they are in a column. */
export function LotRow({ cards, stale }: LotRowProps) {
  const box = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const { width, letters } = useBox(box);
  const shape = gridShape(width, columns, useWideCards(), letters);
  const windowOf = useClosingWindows();
  const shown = cards.slice(0, columns < 3 ? 4 : columns);
  return (
    <ul ref={box} style={{ ...gridStyle(columns), rowGap: shape.gap }}>
      {shown.map((card) => (
        <li key={card.id_auction}>
          <LotCard
            card={card}
            windowMs={windowOf[card.kind]}
            width={Math.round(shape.card)}
            first={false}
            stale={stale}
          />
        </li>
      ))}
    </ul>
  );
}
