import { useRef } from "react";
import { Link } from "@tanstack/react-router";
import { Play } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { Price } from "#/components/lot/price.tsx";
import { money } from "@marsa/api-spec/amounts";
import { RESULT_WORDS } from "#/lib/format/result-words.ts";
import { count } from "#/lib/format/counts.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { rotationAt, STAYS_MS } from "#/features/dashboards/model/rotation.ts";
import { StartTime } from "../start-time.tsx";
import { useIsWall, useRowsThatFit } from "#/features/dashboards/model/use-rows-that-fit.ts";
import { WallHead } from "./wall-head.tsx";
import { resultsOf } from "#/components/lane/results.ts";

interface SummaryWallProps {
  lane: Pick<NonNullable<LaneNow["lane"]>, "id" | "name" | "place" | "state" | "paused" | "rehearsal">;
  /** The whole run with its results. */
  run: readonly LaneLot[];
  /** The lane that starts next. */
  next: Schema<"QueueCard"> | undefined;
  /** Whether this is a replay, so that no link to it shows. */
  played?: boolean;
}

const ROW_REM = 5.25;

/** A lane that is over: its results, lot by lot. */
export function SummaryWall({ lane, run, next, played = false }: SummaryWallProps) {
  const { sold, value, awaiting, notSold, withdrawn } = resultsOf(run);
  const isCancelled = lane.state === "cancelled";
  return (
    <div
      data-slot="lane-summary"
      className="flex h-full flex-col gap-8 px-4 py-5 wall:gap-14 wall:px-14 wall:py-11 landscape:wall:grid landscape:wall:grid-cols-[minmax(0,46fr)_minmax(0,54fr)]"
    >
      <div className="flex min-w-0 flex-col">
        <WallHead rehearsal={lane.rehearsal} />
        <h1 className="mt-6 text-h1 text-balance wall:mt-14 wall:text-[4.5rem] wall:leading-[5rem]">
          {lane.name} {isCancelled ? "is cancelled" : "is over"}
        </h1>
        <p className="text-long text-on-ink-2 wall:mt-3 wall:text-[2rem] wall:leading-10">
          {isCancelled ? (lane.paused ?? "Its lots are withdrawn, and all holds are released.") : lane.place}
        </p>
        {!isCancelled && (
          <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 wall:mt-16 wall:gap-y-12">
            <Figure name="Sold" value={`${count(sold)} of ${count(run.length)}`} />
            <Figure name="Not sold" value={count(notSold)} />
            <Figure name="Sold for, AED" value={money(value)} />
            <Figure name="Sellers decide" value={count(awaiting)} />
            {withdrawn > 0 && <Figure name="Withdrawn" value={count(withdrawn)} />}
          </dl>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-6 wall:mt-auto">
          {!played && !isCancelled && (
            <Link
              to="/dashboard/live/$id"
              params={{ id: String(lane.id) }}
              search={{ replay: true }}
              className="inline-flex min-h-[44px] items-center gap-3 rounded-md bg-ink-3 px-5 text-long font-strong hover:bg-ink-line wall:min-h-16 wall:px-7 wall:text-[1.5rem]"
            >
              <Play aria-hidden strokeWidth={1.75} className="size-[1.25em]" /> Watch it again
            </Link>
          )}
          {next && (
            <p className="text-long wall:text-[1.75rem] wall:leading-9">
              Next: {next.name}, <StartTime start={toMs(next.start)} />
            </p>
          )}
        </div>
      </div>
      <ResultList run={run} />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-on-ink-2 wall:text-[1.625rem] wall:leading-9">{name}</dt>
      <dd className="text-price-m whitespace-nowrap tabular-nums wall:text-[4rem] wall:leading-[4.5rem]">
        {value}
      </dd>
    </div>
  );
}

function ResultList({ run }: { run: readonly LaneLot[] }) {
  const box = useRef<HTMLOListElement>(null);
  const fit = useRowsThatFit(box, { rowRem: ROW_REM, first: 10 });
  const perPage = useIsWall() ? fit : Math.max(1, run.length);
  const turn = useServerTime((now) => Math.floor(now / STAYS_MS));
  const { from, to } = rotationAt(turn, run.length, perPage);
  return (
    <ol ref={box} aria-label="Results" className="min-h-0 flex-1 overflow-hidden landscape:wall:h-full">
      {run.slice(from, to).map(({ id_auction: id, position, title, number, live, result }) => (
        <li
          key={id}
          className="flex items-center gap-4 border-b border-ink-line py-2.5 wall:h-[5.25rem] wall:gap-7 wall:py-0"
        >
          <span className="min-w-7 text-long font-strong tabular-nums wall:min-w-12 wall:text-[1.75rem]">
            {position}
          </span>
          <span className="min-w-0 flex-1">
            <span className="text-long font-strong wall:line-clamp-2 wall:text-[1.5rem] wall:leading-7">
              {title}
            </span>
            <span className="block text-small text-on-ink-2 wall:text-[1.25rem] wall:leading-6">
              Lot {number}
              {result !== null && ` · ${RESULT_WORDS[result]}`}
            </span>
          </span>
          {live.price !== null && result !== "notSold" && result !== "withdrawn" ? (
            <Price
              amount={live.price}
              onInk
              className="text-[1.25rem] font-heavy wall:text-[2.5rem] wall:leading-11"
            />
          ) : (
            <span className="text-long text-on-ink-2 wall:text-[1.75rem]">–</span>
          )}
        </li>
      ))}
    </ol>
  );
}
