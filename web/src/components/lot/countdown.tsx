import { useEffect, useRef } from "react";
import { announce } from "#/lib/browser/announce.ts";
import { cn } from "#/lib/cn.ts";
import { countdownSpoken, countdownText, inLastMinutes } from "#/lib/format/countdown.ts";
import { serverClock, useExactSeconds, useServerTime } from "#/realtime/clock/clock.ts";

/** Announced to screen readers, seconds before the end. */
const MARKS_S = [60, 30, 10];

interface CountdownProps {
  /** End, server ms. */
  end: number;
  /** Closing window, ms; inside it the clock is orange. */
  windowMs: number;
  /** Whether the connection is lost: the clock is grey, with another icon. */
  stale?: boolean;
  /** lg: the clock of the bid panel. */
  size?: "sm" | "lg";
  /** The lot's title, announced at 60, 30 and 10 s. No announcements without it. */
  spokenFor?: string;
  className?: string;
}

const SIZES = {
  sm: "gap-1.5 text-body font-strong [--icon-size:15px]",
  lg: "gap-2 text-[1.75rem] leading-8 font-heavy tracking-[-.022em] [--icon-size:20px]",
};

/** The time left on the server's clock: "1 d 04 h", "2 h 05 m", "12:33", "01:47". */
export function Countdown({
  end,
  windowMs,
  stale = false,
  size = "sm",
  spokenFor,
  className,
}: CountdownProps) {
  const text = useServerTime((now) => countdownText(end - now));
  const last = useServerTime((now) => inLastMinutes(end - now, windowMs));
  useExactSeconds(size === "lg" || last ? end : null);
  useSpokenMarks(end, spokenFor);
  return (
    <span
      data-slot="countdown"
      data-last={last || undefined}
      role="timer"
      aria-live="off"
      className={cn(
        "icon inline-flex items-center whitespace-nowrap tabular-nums",
        SIZES[size],
        stale ? "icon-clock-alert" : last ? "icon-timer" : "icon-clock",
        stale ? "text-text-2 opacity-75" : last && "text-orange",
        className,
      )}
    >
      <bdi translate="no">{text}</bdi>
    </span>
  );
}

/** "Extended ×2": the number of extensions by late bids. */
export function ExtendedTag({ times, className }: { times: number; className?: string }) {
  if (times === 0) return null;
  return (
    <span
      data-slot="extended"
      className={cn(
        "inline-flex h-5 items-center rounded-sm bg-orange-tint px-1.5 whitespace-nowrap text-micro font-strong text-orange tabular-nums",
        className,
      )}
    >
      Extended ×{times}
    </span>
  );
}

function useSpokenMarks(end: number, spokenFor: string | undefined): void {
  const passed = useServerTime((now) => MARKS_S.findLast((mark) => end - now <= mark * 1000) ?? 0);
  const before = useRef(passed);
  useEffect(() => {
    const falling = passed !== 0 && (before.current === 0 || passed < before.current);
    before.current = passed;
    const left = end - serverClock.now();
    if (falling && spokenFor && left > 0) announce(`${countdownSpoken(passed * 1000)} left, ${spokenFor}`);
  }, [passed, end, spokenFor]);
}
