import { useExactSeconds } from "#/realtime/clock/clock.ts";
import { useLaneTime } from "#/realtime/lanes/lane-time.ts";
import { cn } from "#/lib/cn.ts";
import { useSnapshot } from "valtio/react";
import { lanes, laneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneEntry } from "#/realtime/lanes/lanes-store.ts";
import { laneFace } from "./lane-face.ts";

interface RingProps {
  /** End of the phase, server ms; null: no clock runs. */
  deadline: number | null;
  /** Length of the whole phase, ms; 0: not known. */
  totalMs: number;
  /** The text in the ring, in place of the time left. */
  text?: string | null;
  /** Draws the ring as stopped. */
  stale?: boolean;
  className?: string;
}

/** Circumference of the circle, in units of the drawing. */
const ROUND = 2 * Math.PI * 42;

/** The time left of a phase on the server's clock, as a ring with seconds. Size and colour by class. */
export function Ring({ deadline, totalMs, text = null, stale = false, className }: RingProps) {
  const seconds = useLaneTime((now) => (deadline === null ? 0 : secondsLeft(deadline - now, totalMs)));
  useExactSeconds(deadline);
  // A phase that has a length and no end waits for the auctioneer: no clock runs.
  if (deadline === null && text === null && totalMs > 0) return null;
  const share = shareOf(deadline === null ? null : seconds * 1000, totalMs);
  const words = text ?? (deadline === null ? "" : ringText(seconds));
  return (
    <span
      role="timer"
      translate="no"
      aria-live="off"
      data-slot="ring"
      className={cn("relative grid shrink-0 place-content-center", stale && "opacity-75", className)}
    >
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90">
        <circle
          cx="50"
          cy="50"
          r="42"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="11"
        />
        <circle
          cx="50"
          cy="50"
          r="42"
          fill="none"
          stroke="currentColor"
          strokeWidth="11"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          className="transition-[stroke-dashoffset] duration-300 ease-linear"
        />
      </svg>
      <span className={cn("font-heavy tabular-nums", sizeOf(words))}>{words}</span>
    </span>
  );
}

/** Whole seconds left: never more than the phase has, however the clocks differ. `totalMs` of 0: no limit. */
export function secondsLeft(leftMs: number, totalMs: number): number {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return totalMs <= 0 ? seconds : Math.min(seconds, Math.ceil(totalMs / 1000));
}

function shareOf(leftMs: number | null, totalMs: number): number {
  if (leftMs === null) return 1;
  return totalMs <= 0 ? 1 : Math.min(1, leftMs / totalMs);
}

/** Seconds up to 99, then "14:00", then hours and days. */
function ringText(seconds: number): string {
  if (seconds < 100) return String(seconds);
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 24
    ? `${hours}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")} h`
    : `${Math.floor(hours / 24)} d`;
}

function sizeOf(words: string): string {
  if (words.length <= 2) return "text-[.42em]";
  if (words.length <= 5) return "text-[.22em]";
  return words.length <= 6 ? "text-[.17em]" : "text-[.145em]";
}

interface LaneClockProps {
  idQueue: number;
  /** Sets the height. */
  className?: string;
}

/** The clock of a lane in one line. Empty for a lane that the page does not follow. */
export function LaneClock({ idQueue, className = "text-[2.25rem]" }: LaneClockProps) {
  const { lane, turn } = laneNow(useSnapshot(lanes.lane(idQueue)) as LaneEntry);
  if (!lane || !turn) return null;
  const { word, deadline, totalMs } = laneFace({ lane, turn });
  return (
    <span className="flex items-center gap-2 font-strong whitespace-nowrap">
      {word}
      <Ring deadline={deadline} totalMs={totalMs} className={cn("size-[1em]", className)} />
    </span>
  );
}
