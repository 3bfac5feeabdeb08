import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { RunRow } from "./run-row.tsx";
import type { RunAction } from "./run-menu.tsx";
import {
  canMove,
  dropPlace,
  isMeant,
  placeOf,
  type Turn,
  whereWords,
} from "#/features/lanes/console/model/run-model.ts";
import { useWindow } from "#/features/lanes/console/model/use-window.ts";

/** px. */
const ROW = 58;
/** After a scroll by the auctioneer the list stays for this time, ms. */
const IN_PEACE_MS = 15_000;

export interface RunListProps {
  /** Null while loading. */
  run: readonly LaneLot[] | null;
  turn: Turn;
  /** Number of maxima by lot, as far as known. */
  maxima: ReadonlyMap<number, number>;
  /** The reasons for lots out of the run, by id. */
  reasons: ReadonlyMap<number, string>;
  /** The word for the state. */
  word: string;
  /** Whether this desk may change the run now. */
  may: boolean;
  onMove: (lot: LaneLot, to: number, where: string) => void;
  onAction: (lot: LaneLot, action: Exclude<RunAction, "up" | "down" | "next" | "last">) => void;
  className?: string;
}

/** All lots of the lane in their order; only the visible rows are drawn. The current lot stays visible. */
export function RunList({
  run,
  turn,
  maxima,
  reasons,
  word,
  may,
  onMove,
  onAction,
  className,
}: RunListProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () =>
      (run ?? [])
        .map((lot, index) => ({ lot, at: index + 1 }))
        .filter(({ lot }) => typed === null || isMeant(lot, typed)),
    [run, typed],
  );
  const { first, end } = useWindow(box, { pitch: ROW, count: shown.length });
  const [focused, setFocused] = useState<number | null>(null);
  const entry = shown.some(({ lot }) => lot.id_auction === focused)
    ? focused
    : (turn.currentId ?? shown[0]?.lot.id_auction ?? null);
  useCurrentInSight(box, typed === null && end > 0 ? turn.currentAt : null);

  const move = (lot: LaneLot, from: number, to: number) => {
    if (run && canMove(run, turn, from, to)) onMove(lot, to, whereWords(run, turn, lot, to));
  };
  const act = (lot: LaneLot, at: number, action: RunAction) => {
    const to = targetOf(action, at, turn, run?.length ?? 0);
    if (to === null) return onAction(lot, action as "move");
    move(lot, at, to);
  };
  const onKey = (lot: LaneLot, place: number) => (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (event.altKey) {
      if (!event.repeat && may) act(lot, place, step < 0 ? "up" : "down");
      return;
    }
    const at = shown.findIndex((row) => row.lot.id_auction === lot.id_auction);
    const next = shown[at + step];
    if (next) focusRow(box.current, next.lot.position, ROW * (at + step));
  };

  return (
    <section aria-label="Run list" className={cn("flex min-h-0 flex-col", className)}>
      <Find typed={typed} found={shown.length} onTyped={setTyped} />
      <ol
        ref={box}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line outline-none [scrollbar-width:thin]"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
        tabIndex={-1}
      >
        <li aria-hidden style={{ height: first * ROW }} />
        {shown.slice(first, end).map(({ lot, at }) => (
          <RunRow
            key={lot.id_auction}
            lot={lot}
            at={at}
            place={placeOf(lot, at, turn)}
            maxima={maxima.get(lot.id_auction) ?? null}
            reason={reasons.get(lot.id_auction) ?? null}
            word={word}
            may={may}
            height={ROW}
            focusable={lot.id_auction === entry}
            takes={(from, edge) => run !== null && canMove(run, turn, from, dropPlace(from, at, edge))}
            onDrop={(from, edge) => {
              const moved = run?.[from - 1];
              if (moved) move(moved, from, dropPlace(from, at, edge));
            }}
            onAction={(action) => act(lot, at, action)}
            onKey={onKey(lot, at)}
            onFocus={() => setFocused(lot.id_auction)}
          />
        ))}
        <li aria-hidden style={{ height: Math.max(0, shown.length - end) * ROW }} />
      </ol>
    </section>
  );
}

/** The new place for an action, from 1; null: the action is not a move. */
function targetOf(action: RunAction, at: number, { currentAt }: Turn, length: number): number | null {
  switch (action) {
    case "up":
      return at - 1;
    case "down":
      return at + 1;
    case "next":
      return (currentAt ?? 0) + 1;
    case "last":
      return length;
    default:
      return null;
  }
}

function focusRow(list: HTMLElement | null, number: number, top: number): void {
  if (!list) return;
  const row = () => list.querySelector<HTMLElement>(`[data-run-row="${number}"]`);
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + ROW > list.scrollTop + list.clientHeight) list.scrollTop = top + ROW - list.clientHeight;
  row()?.focus({ preventScroll: true });
}

/** Scrolls to the current lot, one row below the last one, unless the auctioneer has just scrolled elsewhere. */
function useCurrentInSight(box: { readonly current: HTMLElement | null }, position: number | null): void {
  const scrolledAt = useRef(-Infinity);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const byHand = () => (scrolledAt.current = performance.now());
    for (const kind of ["wheel", "touchmove", "pointerdown"] as const) {
      element.addEventListener(kind, byHand, { passive: true });
    }
    return () => {
      for (const kind of ["wheel", "touchmove", "pointerdown"] as const)
        element.removeEventListener(kind, byHand);
    };
  }, [box]);
  const show = useEffectEvent((at: number) => {
    if (performance.now() - scrolledAt.current > IN_PEACE_MS)
      box.current?.scrollTo({ top: Math.max(0, at - 2) * ROW });
  });
  useEffect(() => {
    if (position !== null) show(position);
  }, [position]);
}

interface FindProps {
  /** Null: no search. */
  typed: string | null;
  found: number;
  onTyped: (typed: string | null) => void;
}

function Find({ typed, found, onTyped }: FindProps) {
  if (typed === null) {
    return (
      <div className="flex h-12 shrink-0 items-center justify-between ps-4 pe-3">
        <h2 className="text-h3">Run list</h2>
        <button
          type="button"
          className="touch flex items-center gap-2 rounded-sm px-1 text-body text-text-2 hover:text-text"
          onClick={() => onTyped("")}
        >
          <Search aria-hidden size={16} strokeWidth={1.75} />
          Find lot
        </button>
      </div>
    );
  }
  return (
    <div className="flex h-12 shrink-0 items-center gap-2 px-3">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press opened it
        autoFocus
        type="text"
        aria-label="Find a lot by its number or name"
        placeholder="Number or name"
        className="h-9 min-w-0 flex-1 rounded-md border border-line-3 px-2.5 text-body max-lg:text-[1rem]"
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onTyped(null)}
      />
      <span aria-live="polite" className="shrink-0 text-small text-text-2 tabular-nums">
        {count(found)}
      </span>
      <button
        type="button"
        className="touch grid size-8 shrink-0 place-content-center rounded-md text-text-2 hover:bg-salt"
        onClick={() => onTyped(null)}
      >
        <X aria-hidden size={17} />
        <span className="sr-only">Show all lots</span>
      </button>
    </div>
  );
}
