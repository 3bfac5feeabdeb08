import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { lanesWithUnsavedCopy } from "../model/unsaved-copy.ts";
import { LANE_COLUMNS, LaneRow } from "./lane-row.tsx";
import { GROUP_WORDS, GROUPS, type LanesAddress, composedLanesQuery } from "../model/queries.ts";
import { NewLaneDialog } from "./new-lane-dialog.tsx";
import { SearchField } from "#/components/search-field.tsx";
import { deviceStorage } from "#/lib/browser/storage.ts";

/** The list follows this long after the last letter, ms. */
const TYPING_MS = 250;

interface LanesListProps {
  address: LanesAddress;
  onChange: (next: LanesAddress) => void;
  onOpen: (id: number) => void;
}

/** All lanes, running, coming and past, filtered by state, name or place. */
export function LanesList({ address, onChange, onOpen }: LanesListProps) {
  const { q = "", state } = address;
  const [typed, setTyped] = useState(q);
  const [making, setMaking] = useState(false);
  const counts = useInfiniteQuery(composedLanesQuery(q, state)).data?.pages[0]?.counts;
  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => onChange({ ...address, q: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, q, address, onChange]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5">
        <h1 className="text-h1">Lanes</h1>
        <Button variant="ink" onClick={() => setMaking(true)}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> New lane
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <SearchField
          label="Search lanes"
          placeholder="Name or place"
          value={typed}
          onChange={setTyped}
          className="w-full sm:w-80"
        />
        <fieldset
          aria-label="State"
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 min-w-0"
        >
          <Chip on={state === undefined} onPress={() => onChange(typed === "" ? {} : { q: typed })}>
            All {counts && <Count n={counts.all} />}
          </Chip>
          {GROUPS.map((group) => (
            <Chip key={group} on={state === group} onPress={() => onChange({ ...address, state: group })}>
              {GROUP_WORDS[group]} {counts && <Count n={counts[group]} />}
            </Chip>
          ))}
        </fieldset>
      </div>
      <Rows
        address={address}
        onNew={() => setMaking(true)}
        onClear={() => {
          setTyped("");
          onChange({});
        }}
      />
      {making && <NewLaneDialog onClose={() => setMaking(false)} onMade={onOpen} />}
    </>
  );
}

interface ChipProps {
  on: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ on, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cn(
        "touch inline-flex h-9 shrink-0 items-center gap-1.5 rounded-md border px-3 text-small whitespace-nowrap",
        on
          ? "border-blue bg-blue-tint font-strong text-blue-deep"
          : "border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt",
      )}
    >
      {children}
    </button>
  );
}

function Count({ n }: { n: number }) {
  return <span className="font-normal tabular-nums opacity-80">{count(n)}</span>;
}

interface RowsProps {
  address: LanesAddress;
  onNew: () => void;
  onClear: () => void;
}

function Rows({ address: { q = "", state }, onNew, onClear }: RowsProps) {
  const query = useInfiniteQuery(composedLanesQuery(q, state));
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  const [unsaved] = useState(() => lanesWithUnsavedCopy(deviceStorage));
  if (isPending) return <RowsSkeleton />;
  if (error && !data) {
    return (
      <ErrorBlock
        className="mt-5"
        title="The lanes could not be loaded."
        safe="Nothing has changed."
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const lanes = data.pages.flatMap(({ items }) => items);
  if (lanes.length === 0)
    return <Empty found={q !== "" || state !== undefined} onNew={onNew} onClear={onClear} />;
  return (
    <div className={cn("mt-4 transition-opacity", isPlaceholderData && "opacity-75")}>
      {error && (
        <ErrorBlock
          className="mb-4"
          title="The list could not be read again."
          safe="The list may be out of date."
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      <div
        aria-hidden
        className={cn(LANE_COLUMNS, "border-b border-line-2 pb-2 text-small text-text-2 max-lg:hidden")}
      >
        <span>Start, GST</span>
        <span>Lane</span>
        <span>State</span>
        <span>Lots</span>
        <span>Auctioneers</span>
        <span className="text-end">Over</span>
      </div>
      <ul>
        {lanes.map((lane) => (
          <LaneRow key={lane.id_queue} lane={lane} unsaved={unsaved.has(lane.id_queue)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          className="mt-5"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
    </div>
  );
}

function Empty({ found, onNew, onClear }: { found: boolean; onNew: () => void; onClear: () => void }) {
  return found ? (
    <EmptyState title="No lane matches" text="Try another state or another search.">
      <Button onClick={onClear}>Show all lanes</Button>
    </EmptyState>
  ) : (
    <EmptyState
      title="No lanes yet"
      text="A lane is a live sale of lots, one after another, run by an auctioneer. Start with a name, a place and a start time. Nobody sees the lane before you publish it."
    >
      <Button variant="ink" size="lg" onClick={onNew}>
        New lane
      </Button>
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <output aria-label="Loading the lanes" className="mt-4 block">
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className="flex items-center gap-5 border-b border-line py-4">
          <Skeleton className="h-9 w-28 max-lg:w-16" />
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </output>
  );
}
