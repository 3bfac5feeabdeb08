import {
  ArrowDownToLine,
  ArrowUpToLine,
  CircleAlert,
  EllipsisVertical,
  GripVertical,
  Hash,
  Lock,
  X,
} from "lucide-react";
import { type KeyboardEvent, memo, useRef } from "react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import { type Edge, useDraggableLots, useLotDrop } from "../model/drag.ts";
import { placeFor } from "../model/order.ts";
import type { RunLot } from "../model/run-lot.ts";

interface RunRowProps {
  id: number;
  /** Undefined: the lot is not known. */
  lot: RunLot | undefined;
  /** From 0. */
  place: number;
  of: number;
  /** The expected start of its turn, ms; null without a start of the lane. */
  at: number | null;
  /** The reason why it cannot be in the lane. */
  problem: string | undefined;
  /** Whether it has a maximum for this lane, and must stay. */
  stays: boolean;
  /** Always the same function. */
  act: (action: RowAction) => void;
}

/** An action on a lot of the run. Places count from 0. */
export type RowAction =
  | { readonly type: "move"; readonly id: number; readonly to: number }
  /** Asks for the place. */
  | { readonly type: "ask"; readonly id: number }
  | { readonly type: "leave"; readonly id: number }
  | { readonly type: "drop"; readonly lots: readonly number[]; readonly on: number; readonly edge: Edge };

/** A lot of the run, with a handle for pointer and keys, and a menu with the same actions. */
export const RunRow = memo(function RunRow(props: RunRowProps) {
  const { id, lot, place, of, at, problem, stays, act } = props;
  const box = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const dragging = useDraggableLots(box, handle, () => [id]);
  const edge = useLotDrop(box, (lots, on) => act({ type: "drop", lots, on: id, edge: on }));
  const number = lot?.number ?? id;
  const onMove = (to: number) => act({ type: "move", id, to });
  const moved = useRef(false);
  const moveTo = (to: number) => {
    moved.current = true;
    onMove(to);
  };

  function press(event: KeyboardEvent): void {
    const to = event.altKey ? placeFor(event.key, place, of) : null;
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  }
  return (
    <li
      ref={box}
      data-lot={number}
      className={cn(
        "relative border-b border-line [contain-intrinsic-size:auto_4rem] [content-visibility:auto]",
        problem !== undefined && "bg-red-tint",
        dragging && "opacity-40",
      )}
    >
      {edge !== null && !dragging && (
        <span
          aria-hidden
          className={cn("absolute inset-x-0 z-1 h-0.5 bg-blue", edge === "before" ? "top-0" : "bottom-0")}
        />
      )}
      <div className="flex items-center gap-2.5 py-2 ps-1 pe-1.5">
        <button
          ref={handle}
          type="button"
          data-handle={id}
          aria-label={`Lot ${number}, ${place + 1} of ${of}. Alt and arrows move it`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End"
          onKeyDown={press}
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-content-center rounded-sm text-text-3 hover:bg-salt hover:text-text active:cursor-grabbing"
        >
          <GripVertical aria-hidden size={18} strokeWidth={1.75} />
        </button>
        <span className="w-6 shrink-0 text-end text-small font-strong tabular-nums">{place + 1}</span>
        <LotPhoto
          picture={lot?.picture ?? null}
          sizes="60px"
          className="w-15 shrink-0 rounded-sm max-sm:hidden"
        />
        <RowWords lot={lot} number={number} problem={problem} stays={stays} />
        {at !== null && <span className="shrink-0 text-small text-text-2 tabular-nums">{minute(at)}</span>}
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger
            aria-label={`Actions for lot ${number}`}
            className="grid h-11 w-8 shrink-0 place-content-center rounded-sm text-text-2 hover:bg-salt"
          >
            <EllipsisVertical aria-hidden size={18} strokeWidth={1.75} />
          </DropdownMenuTrigger>
          <DropdownMenuContent
            onCloseAutoFocus={(event) => {
              // The focus follows the row to its new place, also after the menu closes.
              if (moved.current) {
                event.preventDefault();
                handle.current?.focus();
              }
              moved.current = false;
            }}
          >
            <DropdownMenuItem disabled={place === 0} onSelect={() => moveTo(0)}>
              <ArrowUpToLine aria-hidden size={16} strokeWidth={1.75} /> To the top
            </DropdownMenuItem>
            <DropdownMenuItem disabled={of < 2} onSelect={() => act({ type: "ask", id })}>
              <Hash aria-hidden size={16} strokeWidth={1.75} /> Move to…
            </DropdownMenuItem>
            <DropdownMenuItem disabled={place === of - 1} onSelect={() => moveTo(of - 1)}>
              <ArrowDownToLine aria-hidden size={16} strokeWidth={1.75} /> To the end
            </DropdownMenuItem>
            <DropdownMenuItem disabled={stays} onSelect={() => act({ type: "leave", id })}>
              <X aria-hidden size={16} strokeWidth={1.75} /> Take it out
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </li>
  );
});

/** The lot in words, and what keeps it from its place. */
function RowWords({
  lot,
  number,
  problem,
  stays,
}: Pick<RunRowProps, "lot" | "problem" | "stays"> & { number: number | string }) {
  return (
    <div className="min-w-0 flex-1">
      <p translate="no" className="truncate text-body font-strong">
        {lot?.title ?? "Unknown lot"}
      </p>
      <p className="truncate text-small text-text-2">
        Lot {number}
        {lot && ` · from ${money(lot.from)}`}
        {lot?.facts[0] !== undefined && ` · ${lot.facts.join(" · ")}`}
      </p>
      {problem !== undefined && (
        <p className="flex items-start gap-1.5 text-small text-red-deep">
          <CircleAlert aria-hidden size={15} strokeWidth={2} className="mt-px shrink-0" /> {problem}
        </p>
      )}
      {stays && (
        <p className="flex items-start gap-1.5 text-small text-text-2">
          <Lock aria-hidden size={14} strokeWidth={1.75} className="mt-0.5 shrink-0" /> Has a stored maximum,
          stays in this lane
        </p>
      )}
    </div>
  );
}
