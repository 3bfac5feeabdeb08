import { lazy, Suspense } from "react";
import { ErrorBlock } from "../../components/error-block.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useMe } from "../../lib/queries.ts";
import { ListSkeleton } from "./card-skeleton.tsx";
import { ChipRow } from "./chip-row.tsx";
import { chipsOf } from "./chips.ts";
import { FiltersButton } from "./filters-button.tsx";
import { Floating } from "./floating.tsx";
import { useWider } from "./grid.ts";
import { type ListSearch, sectionOf, sorted } from "./list-search.ts";
import { LotGrid } from "./lot-grid.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { countedIn, SECTION_WORDS } from "./sections.ts";
import { SortMenu } from "./sort-menu.tsx";
import { useHeld } from "./use-held.ts";
import { useList } from "./use-list.ts";
import { useStale } from "./use-stale.ts";
import { useWords } from "./use-words.ts";

const EmptyList = lazy(async () => ({ default: (await import("./empty-list.tsx")).EmptyList }));
const FilterGroups = lazy(async () => ({ default: (await import("./filter-groups.tsx")).FilterGroups }));

/** From this width of the window on, px, the filters have a column of their own. */
const FACETS_FROM = 1280;

interface AuctionScreenProps {
  search: ListSearch;
  /** Another address: one step for the way back. */
  onChange: (next: ListSearch) => void;
}

/** The catalogue: sections, filters, and the lots as cards that live. */
export function AuctionScreen({ search, onChange }: AuctionScreenProps) {
  const me = useMe();
  const section = sectionOf(search);
  const column = useWider(FACETS_FROM);
  const stale = useStale();
  const list = useList(search);
  const chips = chipsOf(search, useWords(search));
  const visitor = section === "favorites" && me === null;
  const { total } = list;
  // Nothing to filter: the whole width is for saying why.
  const bare = visitor || (total === 0 && chips.length === 0);

  return (
    <div className="flex">
      {!bare && (
        <aside
          aria-label="Filters"
          className="sticky top-header hidden h-[calc(100dvh-var(--spacing-header))] w-facets shrink-0 overflow-y-auto overscroll-contain border-e border-line ps-6 pe-5 pt-1 pb-8 [scrollbar-width:thin] xl:block"
        >
          {column && (
            <Suspense>
              <FilterGroups search={search} onChange={onChange} />
            </Suspense>
          )}
        </aside>
      )}
      <div className="min-w-0 flex-1 px-4 pb-20 lg:px-gutter">
        <SectionTabs search={search} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-1 md:pb-3 xl:min-h-[65px] xl:flex-nowrap">
          {!column && !bare && (
            <div className="-mx-4 flex w-[calc(100%+2rem)] items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] lg:-mx-gutter lg:w-[calc(100%+2*var(--spacing-gutter))] lg:px-gutter">
              <FiltersButton search={search} onChange={onChange} />
              <ChipRow chips={chips} search={search} />
            </div>
          )}
          <h1 className="text-h2 whitespace-nowrap tabular-nums md:text-h1">
            {visitor || (total === undefined && list.error) ? (
              SECTION_WORDS[section].tab
            ) : total === undefined ? (
              <Skeleton className="h-6 w-32" />
            ) : (
              countedIn(section, total)
            )}
          </h1>
          {column && <ChipRow chips={chips} search={search} className="min-w-0 flex-wrap" />}
          {!visitor && total !== 0 && (
            <div className="ms-auto">
              <SortMenu search={search} onSort={(sort) => onChange(sorted(search, sort))} />
            </div>
          )}
        </div>
        {visitor ? (
          <Suspense>
            <EmptyList search={search} chips={chips} visitor stale={stale} />
          </Suspense>
        ) : (
          <Lots list={list} search={search} chips={chips} stale={stale} />
        )}
        <Floating newLots={visitor ? 0 : list.newLots} onShow={list.showNew} />
      </div>
    </div>
  );
}

interface LotsProps {
  list: ReturnType<typeof useList>;
  search: ListSearch;
  chips: ReturnType<typeof chipsOf>;
  stale: boolean;
}

function Lots({ list, search, chips, stale }: LotsProps) {
  const waiting = useHeld(list.total === undefined);
  const failed = list.error !== null && (
    <ErrorBlock
      title={
        list.total === undefined
          ? "The list could not be loaded."
          : "The rest of the list could not be loaded."
      }
      safe="Your filters are kept."
      error={list.error}
      onRetry={list.retry}
      className="my-4 max-w-140"
    />
  );
  if (waiting || list.total === undefined) return failed || <ListSkeleton />;
  if (list.cards.length > 0) {
    return (
      <>
        <LotGrid
          cards={list.cards}
          total={list.total}
          more={list.more}
          onNearEnd={list.nearEnd}
          stale={stale}
        />
        {failed}
      </>
    );
  }
  return (
    <Suspense>
      <EmptyList search={search} chips={chips} visitor={false} stale={stale} />
    </Suspense>
  );
}
