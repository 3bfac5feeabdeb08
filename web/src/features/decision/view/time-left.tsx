import { toMs } from "@marsa/api-spec/dates";
import { longCountdown } from "#/lib/format/long-countdown.ts";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";

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
