import { useState } from "react";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { LaneLotRow, type RowActions, ROW_PX } from "./lane-lot-row.tsx";

interface LotRowsProps extends RowActions {
  lane: LaneNow;
  lots: readonly LaneLot[];
  /** The text without any lots. */
  none: string;
  /** Height of the list, px; null: all rows. */
  height?: number | null;
}

/** Rows above and below the visible ones that are drawn too. */
const EXTRA = 4;

/** Lots of the run in a list that scrolls; only the visible ones are drawn. */
export function LotRows({ lane, lots, none, height = null, ...actions }: LotRowsProps) {
  const [top, setTop] = useState(0);
  if (lots.length === 0) return <p className="py-6 text-body text-pretty text-text-2">{none}</p>;
  const shown = height ?? lots.length * ROW_PX;
  const first = Math.max(0, Math.floor(top / ROW_PX) - EXTRA);
  const end = Math.min(lots.length, Math.ceil((top + shown) / ROW_PX) + EXTRA);
  const turn = lane.turn?.id_auction ?? null;
  const rows = lots.slice(first, end).map((lot) => (
    <li key={lot.id_auction} className="[content-visibility:auto]">
      <LaneLotRow
        lot={lot}
        expected={lane.expectedAt(lot.id_auction)}
        current={lot.id_auction === turn}
        {...actions}
      />
    </li>
  ));
  return (
    <div
      // A list that scrolls must be reachable by keys.
      {...(height !== null && lots.length * ROW_PX > height
        ? { tabIndex: 0, role: "region", "aria-label": "Lots" }
        : {})}
      style={height === null ? undefined : { maxHeight: height }}
      className="overflow-y-auto overscroll-contain"
      onScroll={(event) => {
        const next = event.currentTarget.scrollTop;
        // Renders again only when another row becomes visible.
        if (Math.floor(next / ROW_PX) !== Math.floor(top / ROW_PX)) setTop(next);
      }}
    >
      <ul style={{ paddingTop: first * ROW_PX, paddingBottom: (lots.length - end) * ROW_PX }}>{rows}</ul>
    </div>
  );
}
