import { cn } from "#/lib/cn.ts";
import { minute } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";

/** The time in Dubai, to the minute. */
export function WallClock({ className }: { className?: string }) {
  const time = useServerTime((now) => minute(now));
  return (
    <p
      className={cn(
        "text-long whitespace-nowrap tabular-nums wall:text-[2.25rem] wall:leading-10",
        className,
      )}
    >
      {time} <span className="text-on-ink-2">GST</span>
    </p>
  );
}
