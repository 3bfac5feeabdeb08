import { Countdown, ExtendedTag } from "#/components/lot/countdown.tsx";
import { PausedTime } from "#/components/lot/paused-time.tsx";
import { LateTurnTime, LateTurnWait } from "#/components/lot/late-turn.tsx";
import { cn } from "#/lib/cn.ts";
import { untilText } from "#/lib/format/countdown.ts";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import { type CardTime as Time, overText } from "./card-state.ts";

const line = "flex items-center gap-1.5 whitespace-pre [--icon-size:15px]";

interface CardTimeProps {
  time: Time;
  /** Closing window, ms. */
  windowMs: number;
  extended: number;
  /** Whether the seller decides on the reader's bid. */
  mine: boolean;
  /** Whether the connection is lost, and the end is the last known one. */
  stale: boolean;
  /** Whether a flag beside it shows the lane's state. */
  flagged?: boolean;
}

/** The end of a card's last line: the time left, or the result of the lot with its time. */
export function CardTime({ time, windowMs, extended, mine, stale, flagged = false }: CardTimeProps) {
  switch (time.kind) {
    case "ends":
      return (
        <>
          <ExtendedTag times={extended} className="px-1" />
          <Countdown end={time.at} windowMs={windowMs} stale={stale} className="text-small" />
        </>
      );
    case "paused":
      return <PausedTime />;
    case "opens":
      return <Until icon="icon-calendar-clock" before="in" at={time.at} idQueue={time.idQueue} />;
    case "dateless":
      return <span className={cn("text-text-2", line)}>No date yet</span>;
    case "turn":
      return <LateTurnTime idQueue={time.idQueue} idLot={time.idLot} flagged={flagged} />;
    case "decides":
      return time.until === null ? (
        <span className={cn("icon icon-hourglass font-strong", line, mine ? "text-blue" : "text-text-2")}>
          Seller decides
        </span>
      ) : (
        <Until
          icon="icon-hourglass"
          before="Seller:"
          at={time.until}
          className={mine ? "text-blue" : "text-text-2"}
        />
      );
    case "answer":
      return <Until icon="icon-handshake" before="Answer:" at={time.until} className="text-blue" />;
    case "over":
      return (
        <span className={cn("icon icon-lock text-text-2", line)}>
          {time.word} {overText(time.at, serverClock.now())}
        </span>
      );
  }
}

interface UntilProps {
  /** A class of styles/icons.css. */
  icon: string;
  before: string;
  /** Server ms. */
  at: number;
  /** The lane of a lot that waits for its turn. */
  idQueue?: number | null;
  className?: string;
}

function Until({ icon, before, at, idQueue = null, className }: UntilProps) {
  const left = useServerTime((now) => untilText(before, at - now));
  const isOver = useServerTime((now) => now >= at);
  return (
    <span className={cn("icon font-strong tabular-nums", icon, line, className)}>
      {isOver && idQueue !== null ? <LateTurnWait idQueue={idQueue} /> : left}
    </span>
  );
}
