import { longDay, minute } from "@marsa/api-spec/dates";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { waited } from "#/lib/timing/waited.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { DeskLine } from "./desk-layout.tsx";
import { NowColumn } from "./now-column.tsx";
import { type Desk, deskQuery, type DeskKind, waitingIn } from "./queries.ts";
import { WorkRow } from "./work-row.tsx";

const FILTERS = [
  { name: "count", word: "All kinds" },
  { name: "mine", word: "Mine" },
  { name: "late", word: "Late" },
] as const satisfies readonly { name: keyof DeskKind; word: string }[];

/** The first view of the desk: the work that waits by kind, with what runs and ends today beside it. */
export function DeskHome({ lines }: { lines: readonly DeskLine[] }) {
  const { data: desk, error, refetch } = useQuery(deskQuery);
  useLinkUp(() => void refetch());
  return (
    <div className="gap-x-gutter xl:grid xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        {error && (
          <ErrorBlock
            className="mt-5"
            title={desk ? "The desk could not be read again." : "The desk could not be loaded."}
            safe="Nothing was changed."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {desk ? <Waiting desk={desk} lines={lines} /> : !error && <HomeSkeleton />}
      </div>
      <NowColumn due={desk?.due ?? []} />
    </div>
  );
}

function Waiting({ desk, lines }: { desk: Desk; lines: readonly DeskLine[] }) {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]["name"]>("count");
  const all = waitingIn(desk);
  const rows = desk.kinds.flatMap((work) => {
    const line = lines.find(({ kind }) => kind === work.kind);
    return line && work.oldest && work[filter] > 0 ? [{ ...work, line, oldest: work.oldest }] : [];
  });
  const numbers = { count: null, mine: sumOf(desk, "mine"), late: sumOf(desk, "late") };
  return (
    <>
      <Head desk={desk} all={all} />
      <fieldset className="mt-4 flex flex-wrap items-center gap-2 border-b border-line pb-3.5">
        <legend className="sr-only">Which work</legend>
        {FILTERS.map(({ name, word }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
            className={cn(
              "touch inline-flex h-9 items-center gap-2 rounded-md border px-3 text-small font-strong",
              name === filter
                ? "border-blue bg-blue-tint text-blue-deep"
                : "border-line-2 hover:border-line-3 hover:bg-salt",
            )}
          >
            {word}
            {numbers[name] !== null && (
              <span className="font-normal tabular-nums">{count(numbers[name])}</span>
            )}
          </button>
        ))}
        <span className="ms-auto text-small text-text-2 max-sm:hidden">Late first, then the oldest</span>
      </fieldset>
      <ul>
        {rows.map(({ line, kind, oldest, [filter]: shown }, place) => (
          <WorkRow key={kind} line={line} kind={kind} shown={shown} oldest={oldest} isFirst={place === 0} />
        ))}
      </ul>
      {rows.length === 0 && (
        <EmptyState
          title={all === 0 ? "Nothing waits" : "Nothing here waits"}
          text={
            all === 0
              ? "New clients, lots, invoices, refunds, unpaid sales and calls appear here."
              : "Other work waits: show all kinds."
          }
        />
      )}
    </>
  );
}

function sumOf({ kinds }: Desk, of: "mine" | "late"): number {
  return kinds.reduce((sum, kind) => sum + kind[of], 0);
}

function Head({ desk: { kinds, done }, all }: { desk: Desk; all: number }) {
  const today = useServerTime((now) => `${longDay(now)}, ${minute(now)} GST`);
  const first = kinds
    .map(({ oldest }) => oldest?.since ?? "")
    .filter(Boolean)
    .toSorted()[0];
  const age = useServerTime((now) => (first === undefined ? "" : waited(first, now)));
  const facts = [
    today,
    first !== undefined && `oldest ${age}`,
    done.acts > 0 && `${count(done.acts)} done today by ${counted(done.people, "person", "people")}`,
  ];
  return (
    <>
      <h1 className="pt-3 text-h1">
        {all === 0 ? "Nothing waits for you" : `${count(all)} ${all === 1 ? "waits" : "wait"} for you`}
      </h1>
      <p className="mt-1 text-body text-text-2 tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
    </>
  );
}

function HomeSkeleton() {
  return (
    <output aria-label="Loading the desk" className="block">
      <Skeleton className="mt-3 h-8.5 w-56" />
      <Skeleton className="mt-2 h-5 w-80 max-w-full" />
      <Skeleton className="mt-4 h-9 w-64" />
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className="flex h-21 items-center gap-4 border-b border-line">
          <Skeleton className="size-10" />
          <Skeleton className="h-6 flex-1" />
        </div>
      ))}
    </output>
  );
}
