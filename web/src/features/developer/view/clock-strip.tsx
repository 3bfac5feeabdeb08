import { useQuery } from "@tanstack/react-query";
import { cn } from "#/lib/cn.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { offsetWords } from "../model/dubai-time.ts";
import { clockQuery } from "../model/queries.ts";

/** The auction time above every panel. */
export function ClockStrip() {
  const { data } = useQuery(clockQuery);
  const time = useServerTime(clock);
  const day = useServerTime(shortDay);
  const frozen = data?.rate === 0;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-2 text-small text-text-2 tabular-nums">
      <span>
        <strong className="font-strong text-text">{time}</strong> GST, {day}
      </span>
      {data && (
        <span className={cn(frozen && "font-strong text-blue")}>
          {frozen ? "Frozen" : offsetWords(data.offset_ms)}
        </span>
      )}
    </p>
  );
}
