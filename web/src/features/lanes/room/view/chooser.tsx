import type { Schema } from "@marsa/api-spec/client-problem";
import { Radio } from "lucide-react";
import { laneFace } from "#/components/lane/lane-face.ts";
import { StateBlock } from "#/components/lane/state-block.tsx";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { LotPennant } from "#/components/lot/lot-pennant.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { useLane } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";

interface ChooserProps {
  queues: readonly Schema<"QueueCard">[];
  /** Whether it is the desk of an auctioneer: their coming lanes, with what to prepare. */
  isDesk: boolean;
  onLane: (id: number) => void;
}

/**
 * A choice of lanes that run, or the desk of an auctioneer, each with its state. The lane's page has links to the
 * others.
 */
export function Chooser({ queues, isDesk, onLane }: ChooserProps) {
  useLotsTopic();
  return (
    <div className="mx-auto max-w-300 px-4 pt-8 pb-20 max-md:pt-5 lg:px-gutter">
      <h1 className="text-h1">{isDesk ? "Your lanes" : "Live lanes"}</h1>
      <p className="mt-1 text-body text-text-2">
        {isDesk
          ? "None of your lanes runs now. Prepare the next one; you open it at its desk."
          : `${queues.length} lanes run now. You can follow all of them and switch at any time.`}
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2">
        {queues.map((queue) => (
          <LaneCard
            key={queue.id_queue}
            queue={queue}
            isDesk={isDesk}
            onEnter={() => onLane(queue.id_queue)}
          />
        ))}
      </ul>
    </div>
  );
}

/** What an auctioneer does before a lane: its run, its places, a rehearsal. */
function ToPrepare({ queue: { lots, cities } }: { queue: Schema<"QueueCard"> }) {
  return (
    <div className="text-body">
      <h3 className="text-h3">To prepare</h3>
      <ul className="mt-1 list-disc ps-5 text-text-2">
        <li>Read the run of {counted(lots, "lot")} at the desk.</li>
        {cities.length > 1 && <li>The lots stand in {cities.map(({ label }) => label).join(", ")}.</li>}
        <li>Rehearse with pretend lots: nothing in it counts.</li>
      </ul>
    </div>
  );
}

interface LaneCardProps {
  queue: Schema<"QueueCard">;
  isDesk: boolean;
  onEnter: () => void;
}

function LaneCard({ queue, isDesk, onEnter }: LaneCardProps) {
  const now = useLane(queue.id_queue);
  const { lane, turn, online } = now;
  const start = Date.parse(queue.start);
  const overdue = useServerTime((time) => time >= start);
  const people = lane ? online : queue.online;
  const lot = now.current ?? now.next[0] ?? queue.current;
  return (
    <li data-slot="lane-card" className="flex flex-col overflow-hidden rounded-lg border border-line-2">
      {lane ? (
        <StateBlock
          face={laneFace({ lane, turn, overdue })}
          stale={now.link === "reconnecting"}
          className="min-h-27 px-5 py-3"
        />
      ) : (
        <Skeleton className="h-27" />
      )}
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-h2">{queue.name}</h2>
          <span className="shrink-0 text-small text-text-2 tabular-nums">
            {lane && lane.position > 0 ? `${lane.position} of ${lane.lots}` : `${queue.lots} lots`}
            {people > 0 && ` · ${count(people)} online`}
          </span>
        </div>
        <p className="-mt-3 text-small text-text-2 tabular-nums">
          {queue.place}
          {overdue && queue.state === "scheduled" && ` · advertised for ${shortInstant(queue.start)} GST`}
        </p>
        {lot && <CardLot lot={lot} />}
        {isDesk && queue.operators_me && <ToPrepare queue={queue} />}
        <Button variant="ink" size="lg" className="mt-auto w-full" onClick={onEnter}>
          <Radio aria-hidden size={18} strokeWidth={1.75} />
          {queue.operators_me ? "To the desk of" : "Enter"} {queue.name}
        </Button>
      </div>
    </li>
  );
}

function CardLot({ lot }: { lot: LaneLot }) {
  const { live, status } = useLot(lot.id_auction, lot.live);
  return (
    <div className="flex gap-4">
      <LotPhoto picture={lot.picture} sizes="132px" className="w-33 shrink-0 rounded-sm" />
      <div className="min-w-0">
        <p translate="no" className="truncate text-h3">
          {lot.title}
        </p>
        <p className="truncate text-small text-text-2">{lot.facts.slice(0, 2).join(" · ")}</p>
        <Price
          amount={live.price ?? live.start_price}
          size="s"
          mine={status === "leading"}
          className="mt-1.5 flex"
        />
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small">
          <Buoy light={live.light} />
          {status !== "none" && <LotPennant live={live} status={status} phase="open" />}
        </p>
      </div>
    </div>
  );
}
