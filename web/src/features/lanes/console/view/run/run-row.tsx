import { Ban, Check, GripVertical, Hourglass, Minus, Play } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { lineOf, type Place } from "#/features/lanes/console/model/run-model.ts";
import { RunMenu, type RunAction } from "./run-menu.tsx";
import { type Edge, useDragRow } from "#/features/lanes/console/model/use-drag-row.ts";

export interface RunRowProps {
  lot: LaneLot;
  /** Its place in the run, from 1. */
  at: number;
  place: Place;
  /** Number of maxima; null: not known. */
  maxima: number | null;
  /** The reason why it was taken out of the run. */
  reason: string | null;
  /** The word for the state, for the current lot. */
  word: string;
  /** Whether this desk may change the run now. */
  may: boolean;
  /** px. */
  height: number;
  /** Whether Tab focuses this row; arrow keys move on from it. */
  focusable: boolean;
  takes: (from: number, edge: Edge) => boolean;
  onDrop: (from: number, edge: Edge) => void;
  onAction: (action: RunAction) => void;
  onKey: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** One lot of the run, moved by a drag, by Alt and an arrow key, or by its menu. */
export function RunRow(props: RunRowProps) {
  const {
    lot,
    at,
    place,
    maxima,
    reason,
    word,
    may,
    height,
    focusable,
    takes,
    onDrop,
    onAction,
    onKey,
    onFocus,
  } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { live } = useLot(lot.id_auction, lot.live);
  const movable = may && place === "coming";
  const { dragged, edge } = useDragRow(row, handle, { position: at, movable, takes, onDrop });
  const current = place === "current";
  return (
    <li
      ref={row}
      data-slot="run-row"
      data-place={place}
      aria-current={current || undefined}
      style={{ height }}
      className={cn(
        "relative flex items-center gap-1.5 border-b border-line ps-2",
        movable ? "pe-0.5" : "pe-3",
        current && "bg-ink text-white",
        dragged && "opacity-40",
      )}
    >
      {edge !== null && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-x-0 z-10 h-0.75 bg-blue",
            edge === "before" ? "-top-0.5" : "-bottom-0.5",
          )}
        />
      )}
      <span
        ref={handle}
        aria-hidden
        className={cn(
          "grid h-full w-4.5 shrink-0 place-content-center",
          movable && "cursor-grab text-text-3",
        )}
      >
        <RowIcon place={place} result={lot.result} movable={movable} />
      </span>
      <button
        type="button"
        data-run-row={lot.position}
        tabIndex={focusable ? 0 : -1}
        aria-keyshortcuts={movable ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
        onKeyDown={onKey}
        onFocus={onFocus}
        onClick={() => onAction("preview")}
        className="flex h-full min-w-0 flex-1 items-center gap-2 text-start outline-offset-[-3px]"
      >
        <span className="w-6 shrink-0 text-body font-strong tabular-nums">
          <span className="sr-only">Lot </span>
          {lot.position}
        </span>
        <LotPhoto
          picture={lot.picture}
          sizes="54px"
          grey={place === "out"}
          className="w-13.5 shrink-0 rounded-sm"
        />
        <span className={cn("min-w-0 flex-1", place === "out" && "text-text-3")}>
          <span translate="no" className="block truncate text-body font-strong">
            {lot.title}
          </span>
          <span
            className={cn(
              "block text-small tabular-nums",
              place === "out" ? "line-clamp-2 leading-4" : "truncate",
              current ? "text-on-ink-2" : place !== "out" && "text-text-2",
            )}
          >
            {lineOf(lot, { place, live, maxima, reason, word })}
          </span>
        </span>
      </button>
      {place === "out" && may && (
        <Button variant="ghost-blue" size="sm" className="px-2" onClick={() => onAction("enable")}>
          Enable<span className="sr-only"> lot {lot.position}</span>
        </Button>
      )}
      {movable && <RunMenu lot={lot} onAction={onAction} />}
    </li>
  );
}

interface RowIconProps {
  place: Place;
  result: LaneLot["result"];
  movable: boolean;
}

/** The icon of a row: its result, or the handle for a drag. */
function RowIcon({ place, result, movable }: RowIconProps) {
  if (place === "current") return <Play size={15} className="fill-current" />;
  if (place === "out") return <Ban size={15} className="text-text-3" />;
  if (place === "coming") return movable ? <GripVertical size={16} /> : null;
  if (result === "summarizing") return <Hourglass size={15} className="text-blue" />;
  if (result === "notSold" || result === "withdrawn") return <Minus size={16} className="text-text-3" />;
  return <Check size={17} strokeWidth={2.2} className="text-green" />;
}
