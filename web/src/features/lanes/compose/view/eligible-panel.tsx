import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useId, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { EligibleFilters } from "./eligible-filters.tsx";
import { EligibleRow } from "./eligible-row.tsx";
import { type EligibleFilter, eligibleQuery } from "../model/queries.ts";
import { fromEligible, type RunLot } from "../model/run-lot.ts";
import { SearchField } from "#/components/search-field.tsx";

interface EligiblePanelProps {
  /** Id of the lane. */
  id: number;
  /** The lots of the run in the form. */
  run: readonly number[];
  onAdd: (lots: readonly RunLot[]) => void;
  /** Gets the lots at the start of a drag. */
  onDrag: (lots: readonly RunLot[]) => void;
  className?: string;
}

/** The list follows this long after the last letter, ms. */
const TYPING_MS = 250;

/** The lots that can join: search, filter, tick and add. One lot or all ticked ones can be dragged into the run. */
export function EligiblePanel({ id, run, onAdd, onDrag, className }: EligiblePanelProps) {
  const allId = useId();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<EligibleFilter>({});
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const timer = setTimeout(() => setFilter((before) => withWords(before, typed.trim())), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useInfiniteQuery(eligibleQuery(id, filter, run));
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  const there = new Set(useDeferredValue(run));
  const read = data?.pages.flatMap(({ items }) => items) ?? [];
  const lots = read.filter((lot) => !there.has(lot.id_auction));
  const chosen = lots.filter((lot) => ticked.has(lot.id_auction));
  const total = Math.max(0, (data?.pages[0]?.total ?? 0) - (read.length - lots.length));
  const filtered = Object.keys(filter).length > 0;
  const allTicked = lots.length > 0 && chosen.length === lots.length;

  const tick = (ids: readonly number[], on: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const one of ids) {
        if (on) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  function add(joining: typeof lots): void {
    onAdd(joining.map(fromEligible));
    tick(
      joining.map((lot) => lot.id_auction),
      false,
    );
  }
  function drag(joining: typeof lots): readonly number[] {
    onDrag(joining.map(fromEligible));
    return joining.map((lot) => lot.id_auction);
  }
  return (
    <div className={cn("flex min-h-0 flex-col rounded-lg border border-line-2", className)}>
      <div className="border-b border-line px-4 py-3">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-h2">
            Lots that can join{" "}
            <span className={cn("font-normal text-text-3 tabular-nums", !data && "invisible")}>
              {count(total)}
            </span>
          </h2>
        </div>
        <SearchField
          label="Search lots that can join"
          placeholder="Number, name, city, seller"
          value={typed}
          onChange={setTyped}
          className="mt-2.5"
        />
        <EligibleFilters filter={filter} facets={data?.pages[0]?.facets} onChange={setFilter} />
      </div>
      <div className={cn("min-h-40 flex-1 overflow-y-auto", isPlaceholderData && "opacity-75")}>
        {isPending && <RowsSkeleton />}
        {error && (
          <ErrorBlock
            className="m-3"
            title="Lots could not be loaded."
            safe="The run is unchanged."
            error={error}
            onRetry={() => void query.refetch()}
          />
        )}
        {data && lots.length === 0 && !hasNextPage && (
          <p className="px-6 py-12 text-center text-body text-pretty text-text-2">
            {filtered
              ? "No lot matches. Lots with a bid, or in another lane, cannot join."
              : "No lot can join: every lot for sale has a bid or is in another lane."}
          </p>
        )}
        <ul>
          {lots.map((lot) => (
            <EligibleRow
              key={lot.id_auction}
              lot={lot}
              ticked={ticked.has(lot.id_auction)}
              onTick={(on) => tick([lot.id_auction], on)}
              onAdd={() => add([lot])}
              dragged={() => drag(ticked.has(lot.id_auction) ? chosen : [lot])}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button
            variant="ghost-blue"
            className="m-2"
            aria-disabled={isFetchingNextPage || undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {isFetchingNextPage ? "Loading…" : "Show more"}
          </Button>
        )}
      </div>
      <div className="flex items-center gap-3 rounded-b-lg border-t border-line bg-white px-4 py-2.5 max-lg:sticky max-lg:bottom-[calc(var(--spacing-bar)+3.75rem+env(safe-area-inset-bottom))] max-lg:z-10">
        <label htmlFor={allId} className="flex items-center gap-2.5 text-small text-text-2">
          <Checkbox
            id={allId}
            checked={allTicked}
            disabled={lots.length === 0}
            onCheckedChange={(on) =>
              tick(
                lots.map((lot) => lot.id_auction),
                on,
              )
            }
          />
          All that are shown
        </label>
        <Button
          variant="ink"
          className="ms-auto"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && add(chosen)}
        >
          {chosen.length === 0 ? "Add" : `Add ${counted(chosen.length, "lot")}`}
        </Button>
      </div>
    </div>
  );
}

function withWords(filter: EligibleFilter, q: string): EligibleFilter {
  const { q: _, ...others } = filter;
  return q === "" ? others : { ...others, q };
}

function RowsSkeleton() {
  return (
    <output aria-label="Loading lots" className="block">
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} className="flex items-center gap-3 border-b border-line px-4 py-2.5">
          <Skeleton className="h-10 w-15" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </output>
  );
}
