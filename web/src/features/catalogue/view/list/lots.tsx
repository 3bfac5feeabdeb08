import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { useStale } from "#/realtime/link/link-up.ts";
import { ListSkeleton } from "#/features/catalogue/card/card-skeleton.tsx";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { LotGrid } from "../rows/lot-grid.tsx";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import type { useList } from "#/features/catalogue/model/list/use-list.ts";

/** A placeholder appears after this time, ms… */
const LATE_MS = 150;
/** …and stays for at least this time, so that it does not flicker, ms. */
const LEAST_MS = 300;

/** True while waiting, and a little longer to avoid a flicker. */
function useHeld(waiting: boolean): boolean {
  const [held, setHeld] = useState(waiting);
  if (waiting && !held) setHeld(true);
  const since = useRef(0);
  useEffect(() => {
    if (waiting) {
      since.current = performance.now();
      return;
    }
    const seen = performance.now() - since.current - LATE_MS;
    const timer = setTimeout(() => setHeld(false), seen > 0 ? LEAST_MS - seen : 0);
    return () => clearTimeout(timer);
  }, [waiting]);
  return held;
}

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
