import { CalendarDays } from "lucide-react";
import { delayOf } from "#/components/lane/delay.ts";
import { Countdown } from "#/components/lot/countdown.tsx";
import { RemindSaleButton } from "#/components/lot/remind-sale-button.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { useLane } from "#/realtime/lanes/lanes.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { ROW_PX } from "./lane-lot-row.tsx";
import { LotRows } from "./lot-rows.tsx";
import { openMaximum } from "../model/open-maximum.ts";

interface BeforeStartProps {
  id: number;
  /** Whether this is the next lane, and none runs. */
  next: boolean;
  onLot: (id: number) => void;
}

/** A coming lane: time, place, a reminder, and its lots, which take maxima already. */
export function BeforeStart({ id, next, onLot }: BeforeStartProps) {
  const now = useLane(id);
  const { lane } = now;
  useLotsTopic();
  const at = toMs(lane?.start ?? "");
  const overdue = useServerTime((time) => time >= at);
  if (!lane) return <div className="min-h-dvh" />;
  return (
    <div data-slot="lane-coming" className="mx-auto max-w-300 px-4 pt-8 pb-20 max-md:pt-5 lg:px-gutter">
      <p className="text-body text-text-2">
        {next ? "No lane runs now. The next one:" : "This lane has not begun."}
      </p>
      <h1 className="mt-1 text-h1">{lane.name}</h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-ink px-7 py-6 text-white max-md:px-5">
        <StartsIn at={at} overdue={overdue} />
        <p className="min-w-0 text-long text-on-ink-2">
          {shortInstant(at)} GST
          <br />
          {[lane.place, counted(lane.lots, "lot")].filter(Boolean).join(" · ")}
        </p>
        <div className="flex flex-wrap gap-2">
          {!overdue && (
            <RemindSaleButton
              uid={`lane-${id}`}
              title={`${lane.name}, live lane`}
              at={at}
              place={lane.place}
              path={`/queue/current?lane=${id}`}
            />
          )}
          <ScreenLink to="/schedule" className={cn(buttonVariants({ size: "sm" }))}>
            <CalendarDays aria-hidden size={16} strokeWidth={1.75} /> Sales schedule
          </ScreenLink>
        </div>
      </div>
      <h2 className="mt-9 border-b border-line-2 pb-2 text-h2">Its lots</h2>
      <p className="py-3 text-body text-text-2">
        Your maximum starts bidding when the lot opens. Only you see it.
      </p>
      {now.run ? (
        <LotRows lane={now} lots={now.run} none="No lots yet." onLook={onLot} onMaximum={openMaximum} />
      ) : (
        <Skeleton className="mt-1" style={{ height: lane.lots * ROW_PX }} />
      )}
    </div>
  );
}

/** The time until the start; after it, the reason for the delay. */
function StartsIn({ at, overdue }: { at: number; overdue: boolean }) {
  const word = useServerTime((now) => delayOf(at, now).word);
  const detail = useServerTime((now) => delayOf(at, now).detail);
  if (overdue) {
    return (
      <div>
        <p className="text-h1">{word}</p>
        {detail !== "" && (
          <p className="max-w-80 text-small text-pretty text-on-ink-2">
            {detail} It starts when they arrive. Your maximums stay.
          </p>
        )}
      </div>
    );
  }
  return (
    <div>
      <p className="text-small text-on-ink-2">Starts in</p>
      <Countdown end={at} windowMs={0} size="lg" className="text-[2.5rem]! leading-11! text-white" />
    </div>
  );
}
