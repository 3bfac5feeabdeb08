import type { Schema } from "@marsa/api-spec/client-problem";
import { Link } from "@tanstack/react-router";
import { Radio } from "lucide-react";
import { resultsOf, resultsWords } from "#/components/lane/results.ts";
import { ScreenLink } from "#/components/screen-link.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { live } from "#/realtime/lots/live.ts";
import { LotRows } from "./lot-rows.tsx";
import { useMyLots } from "../model/use-my-lots.ts";

interface SummaryProps {
  now: LaneNow & { readonly lane: NonNullable<LaneNow["lane"]> };
  /** The running lane, or the next one; null: none is planned. */
  next: Schema<"QueueCard"> | null;
  onLane: (id: number) => void;
  onLot: (id: number) => void;
  onMaximum: (id: number) => void;
}

/** The end of a lane: the reader's lots, all results, and the next lane. */
export function Summary({ now, next, onLane, onLot, onMaximum }: SummaryProps) {
  const { lane, run } = now;
  const lots = run ?? [];
  const mine = useMyLots(lots).filter((lot) => statusOf(lot) !== "none");
  const won = mine.filter((lot) => statusOf(lot) === "won");
  const waiting = mine.filter((lot) => statusOf(lot) === "awaiting_decision");
  const lost = mine.filter((lot) => statusOf(lot) === "not_won" && lot.result !== "summarizing");
  const actions = { onLook: onLot, onMaximum };
  return (
    <div data-slot="lane-summary" className="mx-auto max-w-300 px-4 pt-8 pb-20 max-md:pt-5 lg:px-gutter">
      <p className="text-body text-text-2">
        {lane.state === "cancelled" ? "This lane is cancelled." : "This lane is over."}
      </p>
      <h1 className="mt-1 text-h1">{lane.name}</h1>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg bg-ink px-7 py-5 text-white md:grid-cols-4 max-md:px-5">
        <Figure label="Won by me" value={String(won.length)} />
        <Figure
          label="Sum of my wins"
          value={`AED ${money(won.reduce((sum, lot) => sum + priceOf(lot), 0))}`}
        />
        <Figure label="The seller decides" value={String(waiting.length)} />
        <Figure label="Not won" value={String(lost.length)} />
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {won.length > 0 && (
          <ScreenLink
            to="/buying"
            search={{ section: "won" }}
            className={buttonVariants({ variant: "press", size: "lg" })}
          >
            Pay and collect
          </ScreenLink>
        )}
        {lane.state === "finished" && (
          <Link
            to="/dashboard/live/$id"
            params={{ id: String(lane.id) }}
            search={{ replay: true }}
            className={buttonVariants({ size: "lg" })}
          >
            Watch the replay
          </Link>
        )}
        {next ? (
          <Button variant="ink" size="lg" onClick={() => onLane(next.id_queue)}>
            <Radio aria-hidden size={18} strokeWidth={1.75} />
            {next.state === "scheduled" ? `${next.name}, ${shortInstant(next.start)}` : `Enter ${next.name}`}
          </Button>
        ) : (
          <ScreenLink to="/schedule" className={buttonVariants({ size: "lg" })}>
            Sales schedule
          </ScreenLink>
        )}
      </div>
      <h2 className="mt-9 border-b border-line-2 pb-2 text-h2">
        My lots <span className="font-normal text-text-2">{counted(mine.length, "lot")}</span>
      </h2>
      <LotRows lane={now} lots={mine} none="You have not bid in this lane." {...actions} />
      <h2 className="mt-9 border-b border-line-2 pb-2 text-h2">
        All lots <span className="font-normal text-text-2">{resultsWords(resultsOf(lots))}</span>
      </h2>
      <LotRows lane={now} lots={lots} none="It had no lots." {...actions} />
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-on-ink-2">{label}</dt>
      <dd className="text-price-m whitespace-nowrap tabular-nums max-md:text-price-s">{value}</dd>
    </div>
  );
}

function statusOf({ id_auction: id }: LaneLot) {
  return live.lot(id).mine?.status ?? "none";
}

function priceOf({ id_auction: id }: LaneLot): number {
  return live.lot(id).live?.price ?? 0;
}
