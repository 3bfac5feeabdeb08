import { toMs, shortInstant } from "@marsa/api-spec/dates";
import { CircleCheck, Handshake, Hourglass, type LucideIcon, Minus } from "lucide-react";
import type { CSSProperties } from "react";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { Negotiation } from "../model/negotiation.ts";
import { deadlineOf, type SellerState } from "../model/state.ts";
import { longCountdown } from "#/lib/format/long-countdown.ts";

interface BandProps {
  negotiation: Negotiation;
  state: SellerState;
  wide: boolean;
}

/** The state of the decision, its deadline, and the time left as a line. */
export function DecisionBand({ negotiation, state, wide }: BandProps) {
  const { icon: Icon, title, rest, tone } = bandOf(negotiation, state);
  const deadline = deadlineOf(negotiation, state);
  const isOver = state.kind === "over";
  return (
    <div className={cn("relative", tone)} data-slot="band">
      <div className="flex h-12 items-center gap-2.5 px-5 max-lg:px-4">
        <Icon aria-hidden size={18} strokeWidth={2.2} className="shrink-0" />
        <strong className="min-w-0 flex-1 truncate text-[1rem] leading-5 font-strong">{title}</strong>
        {wide && <span className="text-small tabular-nums">{rest}</span>}
        {!isOver && <TimeLeft until={deadline.until} className="text-[1rem] font-strong" />}
      </div>
      {!isOver && <TimeLine {...deadline} />}
    </div>
  );
}

function TimeLine({ from, until }: { from: string; until: string }) {
  const share = useServerTime((now) => {
    const whole = toMs(until) - toMs(from);
    return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, (toMs(until) - now) / whole)) * 1000) / 1000;
  });
  return (
    <div
      aria-hidden
      className="waterline h-[3px] w-full bg-blue-deep text-on-ink-blue"
      style={{ "--share": share } as CSSProperties}
    />
  );
}

interface Band {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly rest: string;
  readonly tone: string;
}

function bandOf(negotiation: Negotiation, state: SellerState): Band {
  const { bidder, until, outcome } = negotiation;
  const end = `${shortInstant(until)} GST`;
  const blue = "bg-blue text-white";
  switch (state.kind) {
    case "decide":
      return {
        icon: Hourglass,
        title: "Awaiting your decision",
        rest: `Until ${end}. Without an answer the lot is not sold.`,
        tone: blue,
      };
    case "sent":
      return {
        icon: Hourglass,
        title: `Your offer waits for ${bidder}`,
        rest: `Until ${shortInstant(state.offer.until)} GST`,
        tone: blue,
      };
    case "answer":
      return {
        icon: Handshake,
        title: `${bidder} makes an offer`,
        rest: `Answer by ${shortInstant(state.offer.until)} GST. Without an answer the offer lapses.`,
        tone: blue,
      };
    case "over": {
      const isSold = outcome?.kind === "accepted";
      return {
        icon: isSold ? CircleCheck : Minus,
        title: isSold ? "Sold" : "Not sold",
        rest: `${shortInstant(outcome?.at ?? until)} GST`,
        tone: isSold ? "bg-green text-white" : "bg-grey text-white",
      };
    }
  }
}

interface TimeLeftProps {
  /** The deadline, an instant of the API. */
  until: string;
  className?: string;
}

/** The time until a deadline of days, on the server's clock: "1 d 06 h 07 m". */
export function TimeLeft({ until, className }: TimeLeftProps) {
  const text = useServerTime((now) => longCountdown(toMs(until) - now));
  return (
    <span
      role="timer"
      aria-live="off"
      data-slot="time-left"
      className={cn(
        "icon icon-timer inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums",
        className,
      )}
    >
      <bdi>{text}</bdi>
    </span>
  );
}
