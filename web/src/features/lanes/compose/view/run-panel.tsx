import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { minute } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { type Composed, type Queue, startMs } from "../model/composed.ts";
import type { ComposerEvent } from "../model/composer-state.ts";
import { useLotDrop } from "../model/drag.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { inserted, moved, without } from "../model/order.ts";
import type { RunLot } from "../model/run-lot.ts";
import { type RowAction, RunRow } from "./run-row.tsx";
import { aboutWords, beginsMs, runMs, turnMs } from "../model/times.ts";

interface RunPanelProps {
  base: Queue;
  lots: readonly number[];
  start: string;
  timers: Composed["timers"];
  known: ReadonlyMap<number, RunLot>;
  lotErrors: ReadonlyMap<number, string>;
  send: (event: ComposerEvent) => void;
  onJoin: (lots: readonly RunLot[], at: number) => void;
  onWantLots: () => void;
  className?: string;
}

/** The run in its order, changed by the handle, by Alt and arrow keys on it, or by the menu of a row. */
export function RunPanel(props: RunPanelProps) {
  const { base, lots, start, timers, known, lotErrors, send, onJoin, onWantLots, className } = props;
  const [moving, setMoving] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const holdRow = useHeldRow(list);
  const names = (id: number) => known.get(id);
  const change = (next: readonly number[]) => send({ type: "changed", change: { lots: next } });
  const planned = startMs({ start });
  const begins = useServerTime((now) => beginsMs(planned, base.state, now) ?? "") || null;
  const turn = turnMs(timers);
  const lasts = runMs({ timers, lots });
  const staying = new Set(
    base.state === "scheduled"
      ? base.lots.filter(({ live }) => live.price !== null).map(({ id_auction }) => id_auction)
      : [],
  );

  function move(id: number, to: number): void {
    const next = moved(lots, lots.indexOf(id), to);
    if (next === lots) return;
    holdRow(id);
    change(next);
    announce(`Lot ${names(id)?.number ?? ""} is now ${next.indexOf(id) + 1} of ${next.length}`);
  }
  function leave(ids: readonly number[]): void {
    const at = lots.indexOf(ids[0] ?? -1);
    const next = without(lots, ids);
    // The focus moves to the next lot of the run.
    holdRow(next[Math.min(at, next.length - 1)] ?? null);
    change(next);
    announce(`${counted(ids.length, "lot")} taken out, ${next.length} in the run`);
  }
  /** Takes lots dropped before a place, from the run or from the lots that can join. */
  function drop(ids: readonly number[], at: number): void {
    const inside = ids.every((id) => lots.includes(id));
    if (inside) change(inserted(lots, ids, at));
    else
      onJoin(
        ids.flatMap((id) => names(id) ?? []),
        at,
      );
  }
  const act = useSteady((action: RowAction) => {
    switch (action.type) {
      case "move":
        return move(action.id, action.to);
      case "ask":
        return setMoving(action.id);
      case "leave":
        return leave([action.id]);
      case "drop":
        return drop(action.lots, lots.indexOf(action.on) + (action.edge === "before" ? 0 : 1));
    }
  });
  const atEnd = useLotDrop(list, (ids) => drop(ids, lots.length));
  const broken = lots.filter((id) => lotErrors.has(id));

  return (
    <div className={cn("flex min-h-0 flex-col rounded-lg border border-line-2", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <h2 className="text-h2">
          Run <span className="font-normal text-text-3 tabular-nums">{lots.length}</span>
        </h2>
        {lots.length > 0 && lasts !== null && (
          <p className="text-small text-text-2">
            About {aboutWords(lasts)}
            {begins !== null && `, over at about ${minute(begins + lasts)} GST`}
          </p>
        )}
      </div>
      {broken.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-red-tint px-4 py-2.5 text-small text-red-deep">
          <span className="flex-1">{counted(broken.length, "lot")} cannot be in this lane.</span>
          <Button size="sm" onClick={() => leave(broken)}>
            Take {broken.length === 1 ? "it" : "them"} out
          </Button>
        </div>
      )}
      <div
        ref={list}
        className={cn("relative min-h-40 flex-1 overflow-y-auto", atEnd !== null && "bg-blue-tint/50")}
      >
        {lots.length === 0 ? (
          <div className="px-6 py-12 text-center">
            <p className="text-h3">No lot is in the run</p>
            <p className="mx-auto mt-1 max-w-90 text-body text-pretty text-text-2">
              Add lots from those that can join. The order here is the order in which they come up.
            </p>
            <Button className="mt-4 lg:hidden" onClick={onWantLots}>
              Add lots
            </Button>
          </div>
        ) : (
          <ol>
            {lots.map((id, place) => (
              <RunRow
                key={id}
                id={id}
                lot={names(id)}
                place={place}
                of={lots.length}
                at={begins === null || turn === null ? null : begins + place * turn}
                problem={lotErrors.get(id)}
                stays={staying.has(id)}
                act={act}
              />
            ))}
          </ol>
        )}
      </div>
      {moving !== null && (
        <MoveDialog
          lot={names(moving)}
          from={lots.indexOf(moving) + 1}
          of={lots.length}
          onMove={(place) => move(moving, place - 1)}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}

/** Returns one function that always calls the newest one, so that rows are not drawn again. */
function useSteady<Action>(newest: (action: Action) => void): (action: Action) => void {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useCallback((action) => latest.current(action), []);
}

/** Returns the focus to a row after its move by keys, since moving an element loses the focus. */
function useHeldRow(list: RefObject<HTMLElement | null>) {
  const held = useRef<number | null>(null);
  useEffect(() => {
    if (held.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${held.current}"]`)?.focus();
    held.current = null;
  });
  return (lot: number | null) => {
    held.current = lot;
  };
}
