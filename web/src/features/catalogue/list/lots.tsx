import { lazy, Suspense } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { ListSkeleton } from "../card/card-skeleton.tsx";
import type { Chip } from "../filters/chips.ts";
import type { ListSearch } from "./read-list-search.ts";
import { LotGrid } from "../rows/lot-grid.tsx";
import { useHeld } from "./use-held.ts";
import type { useList } from "./use-list.ts";
import { useStale } from "#/realtime/link/stale.ts";

const LotTable = lazy(async () => ({ default: (await import("../rows/lot-table.tsx")).LotTable }));
const EmptyList = lazy(async () => ({ default: (await import("./empty-list.tsx")).EmptyList }));

interface LotsProps {
  list: ReturnType<typeof useList>;
  search: ListSearch;
  chips: readonly Chip[];
  /** Whether a visitor opened the watchlist. */
  visitor: boolean;
}

/** The list in each of its states: loading, failed, empty or loaded. */
export function Lots({ list, search, chips, visitor }: LotsProps) {
  const { total, cards } = list;
  const stale = useStale();
  const waiting = useHeld(total === undefined);
  const failed = list.error !== null && (
    <ErrorBlock
      title={
        total === undefined ? "The list could not be loaded." : "The rest of the list could not be loaded."
      }
      safe="Your filters are kept."
      error={list.error}
      onRetry={list.retry}
      className="my-4 max-w-140"
    />
  );
  if (!visitor && (waiting || total === undefined)) return failed || <ListSkeleton />;
  if (visitor || total === undefined || cards.length === 0) {
    return (
      <Suspense>
        <EmptyList search={search} chips={chips} visitor={visitor} stale={stale} />
      </Suspense>
    );
  }
  const shown = { cards, total, more: list.more, onNearEnd: list.nearEnd, stale };
  return (
    <>
      {search.view === "table" ? (
        <Suspense>
          <LotTable search={search} {...shown} />
        </Suspense>
      ) : (
        <LotGrid {...shown} allIn={search.prices === "all-in"} />
      )}
      {failed}
    </>
  );
}
