import { ChevronDown, ChevronUp } from "lucide-react";
import type { Ref } from "react";
import { money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { LISTS_ID } from "./lane-lists.tsx";

interface PeekProps {
  lane: LaneNow;
  /** Whether the lists are open. */
  open: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Phones: the next lot at the lower edge, which opens and closes the lists of the lane. */
export function Peek({ lane, open, onToggle, ref }: PeekProps) {
  const [next] = lane.next;
  const Arrow = open ? ChevronDown : ChevronUp;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={open ? LISTS_ID : undefined}
      data-slot="lane-peek"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 rounded-t-sheet bg-white px-4 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] text-start text-text shadow-drawer lg:hidden"
      onClick={onToggle}
    >
      <span className="min-w-0">
        {open ? (
          <strong className="block text-long font-strong">Close the lists</strong>
        ) : next ? (
          <NextLot lot={next} expected={lane.expectedAt(next.id_auction)} />
        ) : (
          <strong className="font-strong">Log and all lots</strong>
        )}
      </span>
      <Arrow aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />
    </button>
  );
}

function NextLot({ lot, expected }: { lot: LaneLot; expected: number | null }) {
  const { live } = useLot(lot.id_auction, lot.live);
  const when = expected === null ? [] : [`about ${minute(expected)}`];
  return (
    <>
      <strong className="block truncate text-long font-strong">
        Next: {lot.position} · {lot.title}
      </strong>
      <span className="block truncate text-small text-text-2 tabular-nums">
        {[...when, ...lot.facts.slice(0, 2), `from AED ${money(live.price ?? live.start_price)}`].join(" · ")}
      </span>
    </>
  );
}
