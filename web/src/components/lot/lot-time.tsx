import { PHASE_WORDS, waitsForLane } from "#/lib/format/result-words.ts";
import { cn } from "#/lib/cn.ts";
import { untilText } from "#/lib/format/countdown.ts";
import { minute, shortDay, toMs } from "@marsa/api-spec/dates";
import { serverClock, useServerTime } from "#/realtime/clock/clock.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import { isInTurn } from "#/realtime/lots/phase.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { LateTurnTime, LateTurnWait } from "./late-turn.tsx";
import { Countdown, ExtendedTag } from "./countdown.tsx";
import { PausedTime } from "./paused-time.tsx";

const line = "icon inline-flex items-center gap-1.5 whitespace-nowrap text-small [--icon-size:15px]";

/** The time left of a lot, or its result with the time. */
export function LotTime({ lot: { id, live, phase, paused, windowMs, status } }: { lot: OwnLot }) {
  const stale = useStale();
  if (live.lane !== null && isInTurn(live)) return <LateTurnTime idQueue={live.lane.id_queue} idLot={id} />;
  switch (phase) {
    case "upcoming":
      if (waitsForLane(live)) return <span className={cn(line, "text-text-2")}>No date yet</span>;
      return (
        <Until
          icon="icon-calendar-clock"
          before="in"
          at={toMs(live.opens)}
          idQueue={live.lane?.id_queue ?? null}
        />
      );
    case "open":
      if (paused) return <PausedTime className="text-small" />;
      return (
        <span className="inline-flex items-center gap-2">
          <ExtendedTag times={live.extended} />
          <Countdown end={toMs(live.end)} windowMs={windowMs} stale={stale} className="text-small" />
        </span>
      );
    case "awaiting_decision": {
      const mine = status === "awaiting_decision";
      if (live.decision_until === null) return <span className={line}>{PHASE_WORDS.awaiting_decision}</span>;
      const until = toMs(live.decision_until);
      return (
        <Until
          icon="icon-hourglass"
          before="Seller:"
          at={until}
          className={mine ? "text-blue" : "text-text-2"}
        />
      );
    }
    case "judging":
    case "sold":
    case "not_sold":
      return <Over word={PHASE_WORDS[phase]} at={toMs(live.end)} />;
  }
}

/** Shows the time for today in Dubai, else the day. */
function Over({ word, at }: { word: string; at: number }) {
  const today = shortDay(at) === shortDay(serverClock.now());
  return (
    <span className={cn(line, "icon-lock text-text-2")}>
      {word} {today ? minute(at) : shortDay(at)}
    </span>
  );
}

function Until({
  icon,
  before,
  at,
  idQueue = null,
  className,
}: {
  icon: string;
  before: string;
  at: number;
  /** The lane of a lot that waits for its turn. */
  idQueue?: number | null;
  className?: string;
}) {
  const left = useServerTime((now) => untilText(before, at - now));
  const isOver = useServerTime((now) => now >= at);
  return (
    <span className={cn(line, icon, "font-strong tabular-nums", className)}>
      {isOver && idQueue !== null ? <LateTurnWait idQueue={idQueue} /> : left}
    </span>
  );
}
