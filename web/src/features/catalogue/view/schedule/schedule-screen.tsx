import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { shortDay, weekday } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";
import { DaySales } from "./day-sales.tsx";
import type { ScheduleAddress } from "#/features/catalogue/model/read-schedule-address.ts";
import { scheduleQuery, salesOn, daysOf, laterDay } from "#/features/catalogue/model/schedule.ts";
import { ScheduleFilters } from "./schedule-filters.tsx";

interface ScheduleScreenProps {
  address: ScheduleAddress;
  onChange: (next: ScheduleAddress) => void;
}

/** The schedule: a strip of seven days, and below it the sales of each. */
export function ScheduleScreen({ address, onChange }: ScheduleScreenProps) {
  const now = serverClock.now();
  const days = daysOf(address.day, now);
  const lanes = useQuery(queuesQuery);
  const chosen = {
    ...(address.kind && { kind: address.kind }),
    ...(address.city !== undefined && { city: address.city }),
  };
  const schedule = useQuery(scheduleQuery({ from: days[0]!, ...chosen }));
  const today = daysOf(undefined, now)[0];
  const parts = [lanes, schedule];
  const waiting = parts.some(({ isPending }) => isPending);
  const failed = parts.filter(({ isError }) => isError);
  const error = failed[0]?.error;
  const sales = days.map((day, i) =>
    salesOn(day, { queues: lanes.data ?? [], openings: schedule.data?.[i]?.openings ?? [] }, address),
  );
  const endings = days.map((_, i) => (address.sale === "lane" ? null : (schedule.data?.[i]?.ending ?? null)));
  const nothing =
    !waiting && sales.every((each) => each.length === 0) && endings.every((each) => each === null);
  const [first = "", last = ""] = [days[0], days.at(-1)];

  const before = (
    <WeekLink address={address} day={laterDay(first, -7)} label="The week before" off={first === today}>
      <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
    </WeekLink>
  );
  const after = (
    <WeekLink address={address} day={laterDay(last, 1)} label="The week after">
      <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
    </WeekLink>
  );

  return (
    <div className="mx-auto max-w-300 px-4 pt-8 pb-20 max-md:pt-4 lg:px-gutter">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="text-h1">Sales schedule</h1>
        {/* Nine controls are too many for one line of a phone. */}
        <span className="ms-auto flex gap-2 md:hidden">
          {before}
          {after}
        </span>
        <ScheduleFilters address={address} onChange={onChange} />
      </div>
      <nav
        aria-label="Days"
        className="sticky top-header z-10 -mx-4 mt-4 flex items-stretch gap-1 border-b border-line bg-white px-4 py-[8px] max-lg:top-header-phone max-md:gap-0 lg:mx-0 lg:px-0"
      >
        <span className="flex max-md:hidden">{before}</span>
        {days.map((day, place) => {
          const things = (sales[place]?.length ?? 0) + (endings[place] ? 1 : 0);
          return (
            <a
              key={day}
              href={`#day-${day}`}
              className={cn(
                "flex min-h-[52px] min-w-0 flex-1 flex-col items-center justify-center rounded-md text-small hover:bg-salt",
                day === today ? "font-strong text-blue" : things === 0 ? "text-text-3" : "text-text",
              )}
            >
              <span className="text-micro">{day === today ? "Today" : weekday(day).slice(0, 3)}</span>
              <span className="truncate tabular-nums max-md:hidden">{shortDay(`${day}T12:00:00+04:00`)}</span>
              <span className="text-long tabular-nums md:hidden">{Number(day.slice(8))}</span>
              <span
                aria-hidden
                className={cn("mt-0.5 size-1.5 rounded-full", things > 0 ? "bg-blue" : "bg-transparent")}
              />
            </a>
          );
        })}
        <span className="flex max-md:hidden">{after}</span>
      </nav>
      {error && (
        <ErrorBlock
          {...(nothing
            ? { title: "The schedule could not be loaded." }
            : {
                title: "A part of the schedule could not be loaded.",
                safe: "The rest of the schedule is below.",
              })}
          error={error}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          className="mt-5"
        />
      )}
      {waiting && !error && <Skeleton className="mt-6 h-100 w-full" />}
      {nothing && !error && (
        <EmptyState
          title="No sale is planned in this week"
          text={
            address.kind || address.city || address.sale
              ? "No sale matches these filters."
              : "See the next week, or the lots open for bids now."
          }
        >
          <Button asChild>
            {address.kind || address.city || address.sale ? (
              <Link to="/schedule" search={address.day === undefined ? {} : { day: address.day }}>
                Clear the filters
              </Link>
            ) : (
              <Link to="/auction" search={{}}>
                See all lots
              </Link>
            )}
          </Button>
        </EmptyState>
      )}
      {!waiting &&
        days.map((day, place) => (
          <DaySales
            key={day}
            day={day}
            today={day === today}
            sales={sales[place] ?? []}
            ending={endings[place] ?? null}
            chosen={chosen}
          />
        ))}
    </div>
  );
}

interface WeekLinkProps {
  address: ScheduleAddress;
  day: string;
  label: string;
  /** Whether the day is in the past and cannot be chosen. */
  off?: boolean;
  children: ReactNode;
}

function WeekLink({ address, day, label, off = false, children }: WeekLinkProps) {
  const look =
    "touch grid w-9 shrink-0 max-md:size-11 place-content-center rounded-md text-text-2 hover:bg-salt";
  if (off) return <span className={cn(look, "invisible")} />;
  return (
    <Link to="/schedule" search={{ ...address, day }} className={look}>
      {children}
      <span className="sr-only">{label}</span>
    </Link>
  );
}
