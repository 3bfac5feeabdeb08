import { Countdown } from "#/components/lot/countdown.tsx";
import { LaneClock } from "#/components/lane/lane-clock.tsx";
import { RollingNumber } from "#/components/lot/rolling-number.tsx";
import { cn } from "#/lib/cn.ts";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";

/** The live state of the lot during a confirmation: price, leader, clock. */
export function ConfirmNow({ bidding: { live, status, windowMs, panel } }: { bidding: BiddingState }) {
  const end = toMs(live.end);
  const inWindow = useServerTime((now) => inLastMinutes(end - now, windowMs));
  const last = live.lane === null && inWindow;
  return (
    <div
      className={cn(
        "flex items-center justify-between gap-3 px-4 py-2.5 text-small md:px-6",
        last || status === "outbid" ? "bg-orange-tint" : "bg-salt",
      )}
    >
      <span className={cn("tabular-nums", panel.stale && "text-text-2")}>
        {live.price === null ? (
          <>
            <strong className="font-strong">No bids yet</strong>, you would be the first
          </>
        ) : (
          <>
            <strong className="font-strong">
              Now AED <RollingNumber value={live.price} />
            </strong>
            , {leaderWords(live.leader, status)}
          </>
        )}
      </span>
      {live.lane === null ? (
        <Countdown end={end} windowMs={windowMs} stale={panel.stale} />
      ) : (
        <LaneClock idQueue={live.lane.id_queue} />
      )}
    </div>
  );
}

function leaderWords(leader: string | null, status: LotNow["status"]): string {
  return status === "leading" ? "you lead" : `${leader ?? "nobody"} leads`;
}
