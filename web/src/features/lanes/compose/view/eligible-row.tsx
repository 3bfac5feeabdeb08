import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useDraggableLots } from "../model/drag.ts";
import type { EligibleLot } from "../model/queries.ts";

interface EligibleRowProps {
  lot: EligibleLot;
  ticked: boolean;
  onTick: (on: boolean) => void;
  onAdd: () => void;
  /** Returns the lots that are dragged with this one. */
  dragged: () => readonly number[];
}

/** A lot that can join: tick it, add it, or drag it. */
export function EligibleRow({ lot, ticked, onTick, onAdd, dragged }: EligibleRowProps) {
  const id = useId();
  const box = useRef<HTMLLIElement>(null);
  const dragging = useDraggableLots(box, null, dragged);
  const { number, title, facts, picture, start_price, ends, seller, lane_wish } = lot;
  return (
    <li
      ref={box}
      data-eligible={number}
      className={cn(
        "flex items-center gap-3 border-b border-line py-2 ps-4 pe-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-salt lg:cursor-grab",
        dragging && "opacity-40",
      )}
    >
      <Checkbox id={id} checked={ticked} onCheckedChange={onTick} />
      <label htmlFor={id} className="flex min-w-0 flex-1 cursor-[inherit] items-center gap-3">
        <LotPhoto picture={picture} sizes="60px" className="w-15 shrink-0 rounded-sm max-sm:hidden" />
        <span className="min-w-0 flex-1">
          <span translate="no" className="block truncate text-body font-strong">
            {title}
          </span>
          <span className="block truncate text-small text-text-2">
            Lot {number} · from {money(start_price)} · {facts.join(" · ")}
          </span>
          <span className="block truncate text-small text-text-2">
            {lane_wish && <span className="font-strong text-blue">Wants a lane · </span>}
            {seller} · ends {shortInstant(ends)}
          </span>
        </span>
      </label>
      <Button variant="ghost" size="icon" className="touch shrink-0" onClick={onAdd}>
        <Plus aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">Add lot {number}</span>
      </Button>
    </li>
  );
}
