import type { RunNow } from "#/features/lanes/console/model/run-now.ts";
import { endOf, totalsOf, totalsWords } from "#/features/lanes/console/model/totals.ts";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { ConsoleProps } from "./use-console.ts";

interface TotalsLineProps extends Pick<ConsoleProps, "view" | "desk"> {
  run: RunNow;
  /** Of the lane, server ms. */
  start: number;
  className?: string;
}

/** The running totals of a lane; in the head what does not fit its line is left out. */
export function TotalsLine({ run, view, desk, start, className }: TotalsLineProps) {
  const totals = totalsOf(run.lots, run.progress, view, start);
  // In minutes, so that it is not drawn each second.
  const end = useServerTime((now) => Math.round((endOf(totals, view, start, now) ?? 0) / 60_000));
  const isHead = className === undefined;
  return (
    <dl
      data-slot="totals"
      className={cn(
        "flex flex-wrap gap-x-3 gap-y-1 text-small tabular-nums",
        className ?? "h-5 min-w-0 flex-auto overflow-hidden border-s border-ink-line ps-4",
      )}
    >
      {totalsWords(totals, desk.counts.over_minimum, end === 0 ? null : end * 60_000).map(
        ([label, value]) => (
          <div key={label} className="flex gap-1.5 whitespace-nowrap">
            <dt className={isHead ? "text-on-ink-2" : "text-text-2"}>{label}</dt>
            <dd translate="no" className="font-strong">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
