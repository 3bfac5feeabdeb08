import { ChevronUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import type { Box } from "#/components/uae-map/projection.ts";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { useWider } from "#/features/catalogue/model/list/grid.ts";
import { sectionOf, sorted, without } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { countedIn } from "#/features/catalogue/model/search/sections.ts";
import { SortMenu } from "../list/sort-menu.tsx";
import { MapRow } from "./map-row.tsx";
import { PlaceChooser } from "./place-chooser.tsx";

interface MapDrawerProps {
  search: ListSearch;
  list: {
    data: { pages: { items: LotCard[]; total: number; capped?: boolean }[] } | undefined;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** The chosen community, and its number of lots. */
  community: { label: string; lots: number | undefined } | null;
  /** The number of lots on the visible part of the map, in all communities. */
  inView: number;
  /** The number of lots without a place. */
  withoutPlace: number;
  chosen: number | null;
  stale: boolean;
  onChoose: (id: number) => void;
  onPlace: (box: Box) => void;
  onChange: (next: ListSearch) => void;
}

const BESIDE_FROM = 1024;

/**
 * The lots of the map as a list: beside the map, on phones in a drawer at its lower edge. The list offers everything
 * that the map does.
 */
export function MapDrawer(props: MapDrawerProps) {
  const { search, list, community, inView, withoutPlace, onChange, onPlace } = props;
  const beside = useWider(BESIDE_FROM);
  const [up, setUp] = useState(false);
  const { total, capped } = list.data?.pages[0] ?? {};
  // On phones an error or empty map must show without opening the drawer.
  const failed = list.error !== null && total === undefined;
  const empty = total === 0 && search.at === undefined;
  const shown = beside || up || failed || empty;
  return (
    <section
      aria-label="Lots in view"
      className={cn(
        "flex min-h-0 flex-col border-line bg-white",
        beside ? "w-106 border-s" : "z-10 rounded-t-sheet shadow-drawer",
        !beside && (up ? "h-[62%]" : "shrink-0"),
      )}
    >
      <div className="flex items-center justify-between gap-3 px-5 pt-3.5 max-lg:px-4">
        <h2 className="truncate text-h2 tabular-nums">{titleOf(props, total, capped)}</h2>
        {beside ? (
          <SortMenu search={search} onSort={(sort) => onChange(sorted(search, sort))} />
        ) : (
          <button
            type="button"
            aria-expanded={up}
            className="touch flex items-center gap-1 rounded-sm text-body font-strong text-blue"
            onClick={() => setUp(!up)}
          >
            {up ? "Map" : "List"}
            <ChevronUp aria-hidden size={18} strokeWidth={2} className={up ? "rotate-180" : ""} />
          </button>
        )}
      </div>
      <div className="flex min-h-7 items-center gap-3 px-5 pt-0.5 pb-3 text-small text-text-2 max-lg:px-4">
        {[
          community && `${counted(inView, "lot")} in view`,
          withoutPlace > 0 && `${counted(withoutPlace, "more lot")} without a place on the map`,
        ]
          .filter(Boolean)
          .join(" · ")}
        {community ? (
          <button
            type="button"
            className="touch ms-auto rounded-sm text-blue hover:underline"
            onClick={() => onChange(without(search, "community"))}
          >
            Show all
          </button>
        ) : (
          <PlaceChooser onPlace={onPlace} />
        )}
      </div>
      {shown && (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line">
          <Rows {...props} />
        </div>
      )}
    </section>
  );
}

/** "14 lots in Dubai Marina", "3 of 14 lots in Dubai Marina", "8 lots in view", "237 lots". */
function titleOf(
  { search, community }: MapDrawerProps,
  total: number | undefined,
  capped: boolean | undefined,
): string {
  if (total === undefined) return "Lots in view";
  const lots = counted(total, "lot", "lots", capped);
  if (community) {
    const all = community.lots ?? total;
    return `${total < all && !capped ? `${total} of ${counted(all, "lot")}` : lots} in ${community.label}`;
  }
  return search.at === undefined ? countedIn(sectionOf(search), total, capped) : `${lots} in view`;
}

function Rows({ search, list, chosen, stale, onChoose, onChange }: MapDrawerProps): ReactNode {
  if (list.error && !list.data) {
    return (
      <ErrorBlock
        title="The list could not be loaded."
        safe="Your filters are kept."
        error={list.error}
        onRetry={() => void list.refetch()}
        className="m-4"
      />
    );
  }
  if (!list.data) {
    return Array.from({ length: 6 }, (_, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- equal placeholders
      <Skeleton key={place} className="m-5 h-20" />
    ));
  }
  const cards = list.data.pages.flatMap(({ items }) => items);
  if (cards.length === 0) {
    const { at: _, ...everywhere } = search;
    return (
      <EmptyState
        title="No lots here"
        text={search.at === undefined ? "No lot fits these filters." : "None in this part of the map."}
        className="px-5 py-8 max-lg:px-4 lg:grid-cols-1"
      >
        <Button onClick={() => onChange(search.at === undefined ? {} : everywhere)}>
          {search.at === undefined ? "Clear all filters" : "Search the whole country"}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {cards.map((card) => (
          <MapRow
            key={card.id_auction}
            card={card}
            chosen={card.id_auction === chosen}
            stale={stale}
            onPoint={() => onChoose(card.id_auction)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className="mx-5 my-4 w-[calc(100%-2.5rem)]"
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
