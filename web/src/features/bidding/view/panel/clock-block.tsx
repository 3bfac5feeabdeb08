import { Pause, Radio } from "lucide-react";
import { lazy, Suspense } from "react";
import { Countdown } from "#/components/lot/countdown.tsx";
import { Waterline } from "#/components/lot/waterline.tsx";
import { cn } from "#/lib/cn.ts";
import { inLastMinutes, isLastSeconds } from "#/lib/format/countdown.ts";
import { clock, toMs } from "@marsa/api-spec/dates";
import { waitsForLane } from "#/lib/format/result-words.ts";
import { endInstant } from "#/lib/format/time.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { isInTurn } from "#/realtime/lots/phase.ts";
import { LaneTurnToCome } from "../lane/lane-turn-to-come.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";
import { windowFace } from "#/features/bidding/model/lot/words.ts";

const LaneTurn = lazy(async () => ({ default: (await import("../lane/lane-turn.tsx")).LaneTurn }));

const DAY_MS = 86_400_000;

/** The clock: time left, end in GST, the effect of a late bid, and the waterline. */
export function ClockBlock({ bidding }: { bidding: BiddingState }) {
  const { lane, status } = bidding.live;
  if (lane !== null && (status === "active" || status === "inProgress"))
    return <InLaneClock bidding={bidding} idQueue={lane.id_queue} />;
  switch (bidding.phase) {
    case "open":
      if (bidding.paused !== null) return <StandingClock bidding={bidding} />;
      return <OpenClock bidding={bidding} />;
    case "upcoming":
      return waitsForLane(bidding.live) ? null : <OpensIn bidding={bidding} />;
    case "awaiting_decision":
      return <DecisionClock bidding={bidding} />;
    case "judging":
    case "sold":
    case "not_sold":
      return (
        <div className="border-b border-line px-5 py-3 text-small text-text-2 max-lg:px-4">
          Ended <When at={bidding.live.end} />
        </div>
      );
  }
}

function OpenClock({ bidding: { live, lot, windowMs, panel, asOf, status } }: { bidding: BiddingState }) {
  const end = toMs(live.end);
  const last = useServerTime((now) => inLastMinutes(end - now, windowMs));
  const ten = useServerTime((now) => !panel.stale && isLastSeconds(end - now));
  const seconds = windowMs / 1000;
  return (
    <>
      <div
        data-last-seconds={ten || undefined}
        className={cn(
          "flex min-h-15 items-center justify-between gap-3 px-5 py-2.5 transition-colors duration-150 max-lg:px-4",
          ten && "bg-orange-fill text-on-orange",
        )}
      >
        <Countdown
          end={end}
          windowMs={windowMs}
          size="lg"
          stale={panel.stale}
          spokenFor={lot.title}
          {...(ten && { className: "text-current!" })}
        />
        <div className={cn("text-end text-small tabular-nums", ten ? "font-strong" : "text-text-2")}>
          {panel.stale ? (
            <div>State of {clock(asOf)}</div>
          ) : (
            <>
              <div>
                Ends <When at={live.end} />
              </div>
              <div>
                {live.extended > 0 && (
                  <strong className={cn("font-strong", !ten && "text-orange")}>
                    Extended ×{live.extended}
                  </strong>
                )}
                {live.extended > 0 && last && " · "}
                {last && `a bid resets to ${windowFace(seconds)}`}
                {!last && live.extended === 0 && `Bids in the last ${windowFace(seconds)} reset it`}
              </div>
            </>
          )}
        </div>
      </div>
      <Waterline end={end} windowMs={windowMs} tone={toneOf(status, last)} />
    </>
  );
}

/** The clock of a lot in a lane: it has no end of its own, and runs during its turn. */
function InLaneClock({ bidding, idQueue }: { bidding: BiddingState; idQueue: number }) {
  if (isInTurn(bidding.live)) {
    return (
      <Suspense fallback={<LaneTurnToCome />}>
        <LaneTurn bidding={bidding} idQueue={idQueue} />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line px-5 py-2.5 max-lg:px-4">
      <span className="flex items-center gap-2 text-h2 whitespace-nowrap">
        <Radio aria-hidden size={18} strokeWidth={2.2} />
        Waits for its turn
      </span>
      <span className="text-end text-small text-text-2">stored maximums count from now on</span>
    </div>
  );
}

/** All auctions are paused: the clock stops, and a lot that would end gets more time. */
function StandingClock({ bidding: { live } }: { bidding: LotNow }) {
  return (
    <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line px-5 py-2.5 max-lg:px-4">
      <span className="flex items-center gap-2 text-h2">
        <Pause aria-hidden size={18} strokeWidth={2.2} />
        Paused
      </span>
      <div className="text-end text-small text-text-2 tabular-nums">
        <div>
          Was due to end <When at={live.end} />
        </div>
        <div>gets more time if that is near</div>
      </div>
    </div>
  );
}

function toneOf(status: LotNow["status"], last: boolean) {
  if (status === "leading" || status === "outbid") return status;
  return last ? "last" : "plain";
}

function OpensIn({ bidding: { live } }: { bidding: LotNow }) {
  return (
    <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line px-5 py-2.5 max-lg:px-4">
      <Countdown end={toMs(live.opens)} windowMs={0} size="lg" />
      <div className="text-end text-small text-text-2 tabular-nums">
        <div>
          Opens <When at={live.opens} />
        </div>
        <div>
          Ends <When at={live.end} />
        </div>
      </div>
    </div>
  );
}

function DecisionClock({ bidding: { lot, live } }: { bidding: LotNow }) {
  const until = live.decision_until;
  return (
    <>
      <div className="px-5 py-3 text-small text-text-2 max-lg:px-4">
        Bidding ended <When at={live.end} />
      </div>
      {until !== null && <Waterline end={toMs(until)} windowMs={lot.review_days * DAY_MS} tone="awaiting" />}
    </>
  );
}

/** An end or a start in GST, in words for its distance. */
function When({ at }: { at: string }) {
  const text = useServerTime((now) => endInstant(at, now));
  return <time dateTime={new Date(toMs(at)).toISOString()}>{text}</time>;
}
