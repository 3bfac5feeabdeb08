import { ChevronUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import type { LaneNow } from "../../../realtime/lanes/lanes.ts";
import { useLot } from "../../../realtime/lots/live.ts";
import type { LaneLot } from "../../../realtime/lanes/lanes-store.ts";
import type { RowActions } from "./lane-lot-row.tsx";

const load = () => import("./peek-sheet.tsx");
const PeekSheet = lazy(async () => ({ default: (await load()).PeekSheet }));

/** Phones: the next lot at the lower edge; dragged up it shows the run, the log and the reader's lots. */
export function Peek({ lane, onLook, onMaximum }: RowActions & { lane: LaneNow }) {
  const [open, setOpen] = useState(false);
  const [next] = lane.next;
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        data-slot="lane-peek"
        className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 rounded-t-sheet bg-white px-4 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] text-start text-text shadow-drawer"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
      >
        <span className="min-w-0">
          {next ? (
            <NextLot lot={next} expected={lane.expectedAt(next.id_auction)} />
          ) : (
            <strong className="font-strong">Log and all lots</strong>
          )}
        </span>
        <ChevronUp aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />
      </button>
      {open && (
        <Suspense>
          <PeekSheet
            lane={lane}
            onClose={close}
            onLook={(id) => {
              close();
              onLook(id);
            }}
            onMaximum={(id) => {
              close();
              onMaximum(id);
            }}
          />
        </Suspense>
      )}
    </div>
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
