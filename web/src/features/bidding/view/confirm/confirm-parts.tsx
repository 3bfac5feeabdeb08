import { Info, LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { Message } from "#/components/message/message.tsx";
import { money } from "@marsa/api-spec/amounts";
import type { Obstacle } from "#/features/bidding/model/panel/confirmation.ts";
import { Countdown } from "#/components/lot/countdown.tsx";
import { LaneClock } from "#/components/lane/ring.tsx";
import { RollingNumber } from "#/components/lot/rolling-number.tsx";
import { cn } from "#/lib/cn.ts";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";

interface HoldProps {
  holdAed: number;
  /** The amount that stays available, AED; null while the deposit is not known. */
  stays: number | null;
  /** When the hold is released, in two short lines. */
  freed: readonly [string, string];
}

/** The hold of a bid before it is sent. */
export function Hold({ holdAed, stays, freed }: HoldProps) {
  return (
    <div className="mt-1 flex items-center gap-2.5 bg-salt px-4 py-3 text-small md:px-6">
      <LockKeyhole aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <div className="flex-1">
        <strong translate="no" className="font-strong">
          AED {money(holdAed)}
        </strong>{" "}
        of your deposit is held
        {stays !== null && stays >= 0 && <div className="text-text-2">{money(stays)} stays available</div>}
      </div>
      <div className="text-end text-text-2">
        {freed[0]}
        <br />
        {freed[1]}
      </div>
    </div>
  );
}

/** The obstacle to a bid, or a warning before it. */
export function Caution({ obstacle, children }: { obstacle: Obstacle | null; children: ReactNode }) {
  return (
    <div className="px-4 pt-4 md:px-6">
      {obstacle ? (
        <Message tone="warning" role="alert">
          {obstacle.sentence} Your amount was not changed.
        </Message>
      ) : (
        <p className="flex gap-2.5 text-small text-text-2">
          <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

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
