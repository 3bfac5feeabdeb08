import { delayOf } from "#/components/lane/delay.ts";
import { counted } from "#/lib/format/counts.ts";
import { countdownText } from "#/lib/format/countdown.ts";
import { longDay, minute, toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { Board } from "#/features/dashboards/model/board-queries.ts";
import { LogoOnInk } from "../logo-on-ink.tsx";

/** Kind, time and place of the sale. */
export function SaleHead({ board }: { board: Board }) {
  const { title, place, lane, items, totals } = board;
  const today = useServerTime((now) => longDay(now));
  const lots = lane ? lane.lots : items.length;
  return (
    <header className="flex flex-col gap-2 py-5 pe-14 wall:gap-3 wall:py-10 wall:pe-0">
      <div className="flex items-center gap-4 wall:gap-8">
        <LogoOnInk className="h-6 wall:h-10" />
        <p className="text-long text-on-ink-2 wall:text-[2rem] wall:leading-10">{today}</p>
      </div>
      <h1 className="text-h1 text-balance wall:mt-4 wall:text-[4.5rem] wall:leading-[5rem]">
        {lane ? title : "Today’s sale"}
      </h1>
      <p className="text-long wall:text-[2.25rem] wall:leading-12">
        {lane && <LaneTime lane={lane} />}
        {place}
        {place && " · "}
        {lane ? counted(lots, "lot") : openWords(totals.open, lots)}
      </p>
    </header>
  );
}

/** A list without a lane has the open auctions, and those that open later. */
function openWords(open: number, lots: number): string {
  if (lots === 0) return "No auction is open now";
  const later = lots - open;
  return later > 0
    ? `${counted(open, "auction")} open, ${later} more to come`
    : `${counted(open, "auction")} open`;
}

const LATE = "Delayed: no auctioneer yet";

function LaneTime({ lane: { start, state } }: { lane: NonNullable<Board["lane"]> }) {
  const at = toMs(start);
  const left = useServerTime((now) => (at > now ? countdownText(at - now) : ""));
  const late = useServerTime((now) => (delayOf(at, now).word === "Delayed" ? LATE : "About to start"));
  const starts = `${minute(at)} GST`;
  const word =
    state === "running" ? "Running now" : state === "paused" ? "Paused" : left === "" ? late : null;
  return (
    <>
      <span className="font-strong whitespace-nowrap tabular-nums">
        {starts} · {word ?? `starts in ${left}`}
      </span>
      {" · "}
    </>
  );
}
