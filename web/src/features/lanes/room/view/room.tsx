import { useEffect, useRef, useState } from "react";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { useWakeLock } from "#/lib/browser/wake-lock.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { CurrentLot } from "./current-lot.tsx";
import { LaneLists } from "./lane-lists.tsx";
import type { RowActions } from "./lane-lot-row.tsx";
import { LotRows } from "./lot-rows.tsx";
import { openMaximum } from "../model/open-maximum.ts";
import { Peek } from "./peek.tsx";
import type { RoomProps } from "../model/room-parts.ts";
import { RoomTabs } from "./room-tabs.tsx";
import "./room.css";
import { useSpoken } from "../model/use-room.ts";

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
  useSpoken(now);
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
