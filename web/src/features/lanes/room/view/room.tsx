import { type Ref, useEffect, useRef, useState } from "react";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { useWakeLock } from "#/lib/browser/wake-lock.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { CurrentLot } from "./current-lot.tsx";
import { LaneLists, LISTS_ID } from "./lane-lists.tsx";
import type { RowActions } from "./lane-lot-row.tsx";
import { LotRows } from "./lot-rows.tsx";
import { openMaximum } from "../model/open-maximum.ts";
import type { RoomProps } from "../model/room-parts.ts";
import { RoomTabs } from "./room-tabs.tsx";
import "./room.css";
import { ChevronDown, ChevronUp } from "lucide-react";
import { money } from "@marsa/api-spec/amounts";
import { minute } from "@marsa/api-spec/dates";
import { useLot } from "#/realtime/lots/live.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";

/** The lane room for bidders: the current lot on a dark background, and the tabs below it. */
export function Room({ now, others, onLeave, Bids }: RoomProps) {
  const { lane, turn, current, next, link } = now;
  const [chosen, setChosen] = useState<number | null>(null);
  const [lists, setLists] = useState(false);
  const peek = useRef<HTMLButtonElement>(null);
  const all = now.run ?? [...(current ? [current] : []), ...next];
  const shown =
    (chosen !== null && all.find((lot) => lot.id_auction === chosen)) || (current ?? next[0] ?? null);
  const stale = link === "reconnecting";
  const actions = {
    onLook: (id: number) => {
      setChosen(id === turn?.id_auction ? null : id);
      setLists(false);
      scrollTo({ top: 0 });
    },
    onMaximum: openMaximum,
  };
  useWakeLock();
  useLotsTopic();
  // The next lot is read ahead, so that it shows at once in its turn.
  const nextId = next[0]?.id_auction ?? null;
  useEffect(() => {
    if (nextId !== null) void queryClient.prefetchQuery(lotQuery(nextId));
  }, [nextId]);

  return (
    <>
      <h1 className="sr-only">
        {lane.name}, lot {lane.position} of {lane.lots}
      </h1>
      <div
        ref={markRoot}
        data-slot="current-lot"
        data-link={link}
        data-on-block={turn?.id_auction}
        data-lists={lists || undefined}
        className="lane-room flex flex-col bg-ink text-white"
      >
        <CurrentLot key={lane.id} {...{ now, others, onLeave, Bids, shown, stale, chosen, setChosen }}>
          {lists && (
            <LaneLists
              lane={now}
              onClose={() => {
                setLists(false);
                peek.current?.focus();
              }}
              {...actions}
            />
          )}
          <div className="grid grow content-start bg-white text-text max-lg:hidden xl:grid-cols-2">
            <div className="min-w-0 px-7 pb-12">
              <RoomTabs lane={now} withNext={false} height={448} {...actions} />
            </div>
            <div className="min-w-0 border-s border-line px-7 pb-12">
              <NextLots lane={now} {...actions} />
            </div>
          </div>
        </CurrentLot>
      </div>
      <Peek ref={peek} lane={now} open={lists} onToggle={() => setLists(!lists)} />
    </>
  );
}

/** The next five lots, with their expected times. */
function NextLots({ lane, ...actions }: RowActions & { lane: LaneNow }) {
  return (
    <section aria-labelledby="next-lots">
      <div className="flex items-baseline justify-between border-b border-line pt-3.5 pb-2.5">
        <h2 id="next-lots" className="text-h3">
          Next lots
        </h2>
        <span className="text-small text-text-2">expected, GST</span>
      </div>
      <LotRows lane={lane} lots={lane.next} none="This is the last lot." {...actions} />
    </section>
  );
}

interface PeekProps {
  lane: LaneNow;
  /** Whether the lists are open. */
  open: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Phones: the next lot at the lower edge, which opens and closes the lists of the lane. */
function Peek({ lane, open, onToggle, ref }: PeekProps) {
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
