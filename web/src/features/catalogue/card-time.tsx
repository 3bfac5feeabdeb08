import { CalendarClock, Hourglass, Lock } from "lucide-react";
import { Countdown, ExtendedTag } from "../../components/countdown.tsx";
import { cn } from "../../lib/cn.ts";
import { countdownText } from "../../lib/countdown.ts";
import { serverClock, useServerTime } from "../../realtime/clock.ts";
import { type CardTime as Time, overText } from "./card-state.ts";

interface CardTimeProps {
  time: Time;
  /** Closing window, ms. */
  windowMs: number;
  extended: number;
  /** The seller decides about a bid of mine. */
  mine: boolean;
  /** The link is lost: the end is the last that is known. */
  stale: boolean;
}

/** The right end of a card's last line: time left, or what has become of the lot and when. */
export function CardTime({ time, windowMs, extended, mine, stale }: CardTimeProps) {
  switch (time.kind) {
    case "ends":
      return (
        <>
          <ExtendedTag times={extended} className="px-1" />
          <Countdown end={time.at} windowMs={windowMs} stale={stale} className="text-small" />
        </>
      );
    case "opens":
      return <Until icon={CalendarClock} before="in" at={time.at} />;
    case "decides":
      return time.until === null ? (
        <span className={cn("flex items-center gap-1.5 font-strong", mine ? "text-blue" : "text-text-2")}>
          <Hourglass aria-hidden size={15} strokeWidth={2} /> Seller decides
        </span>
      ) : (
        <Until
          icon={Hourglass}
          before="Seller:"
          at={time.until}
          className={mine ? "text-blue" : "text-text-2"}
        />
      );
    case "over":
      return (
        <span className="flex items-center gap-1.5 text-text-2">
          <Lock aria-hidden size={15} strokeWidth={2} /> {time.word} {overText(time.at, serverClock.now())}
        </span>
      );
  }
}

interface UntilProps {
  icon: typeof Lock;
  before: string;
  /** Server ms. */
  at: number;
  className?: string;
}

function Until({ icon: Icon, before, at, className }: UntilProps) {
  const left = useServerTime((now) => countdownText(at - now));
  return (
    <span className={cn("flex items-center gap-1.5 font-strong tabular-nums", className)}>
      <Icon aria-hidden size={15} strokeWidth={2} /> {before} {left}
    </span>
  );
}
