import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";
import { cn } from "#/lib/cn.ts";
import { useStale } from "#/realtime/link/stale.ts";
import { PublishReady } from "../bulk/publish-ready.tsx";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import type { BulkJob } from "#/features/sale/model/use-bulk-run.ts";
import { type SaleCard, saleLotsQuery } from "#/features/sale/model/queries.ts";
import type { SaleFilter, Section } from "#/features/sale/model/sale-search.ts";
import { AwaitingList } from "./awaiting-list.tsx";
import { RecentlyDecided } from "./recently-decided.tsx";
import { SaleEmpty } from "./sale-empty.tsx";
import { SaleItem, SaleRow, type SaleRowProps } from "./sale-row.tsx";

interface SaleListProps {
  section: Section;
  filter: SaleFilter;
  onClear: () => void;
  onBulk: (job: BulkJob) => void;
}

/** The lots of a section: a table on wide screens, cards on phones. */
export function SaleList({ section, filter, onClear, onBulk }: SaleListProps) {
  const query = useInfiniteQuery(saleLotsQuery(section, filter));
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  const stale = useStale();
  if (isPending) return <SaleSkeleton />;
  if (error && !data) {
    return (
      <ErrorBlock
        className="mt-5"
        title="Your lots could not be loaded."
        safe="Nothing has changed. Your search is kept."
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const cards = data.pages.flatMap(({ items }) => items);
  const empty = <SaleEmpty section={section} filter={filter} onClear={onClear} />;
  // A lot that was just decided leaves the section, and stays on the page.
  const isAwaiting = section === "summarizing";
  if (cards.length === 0 && !isAwaiting) return empty;
  return (
    <div className={cn("transition-opacity", (isPlaceholderData || stale) && "opacity-75")}>
      {error && (
        <ErrorBlock
          className="my-4"
          title="Your lots could not be read again."
          safe="You see them as they were."
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      {isAwaiting ? (
        <>
          <AwaitingList key={JSON.stringify(filter)} cards={cards} empty={empty} />
          <RecentlyDecided />
        </>
      ) : (
        <>
          {section === "draft" && <PublishReady filter={filter} onBulk={onBulk} />}
          <Rows cards={cards} onBulk={onBulk} />
        </>
      )}
      {hasNextPage && (
        <Button
          className="mt-5 max-lg:h-11 max-lg:w-full"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
    </div>
  );
}

function Rows({ cards, onBulk }: { cards: readonly SaleCard[]; onBulk: (job: BulkJob) => void }) {
  const wide = useWide();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = cards.filter(({ lot }) => ticked.has(lot.id_auction));
  const row = (Line: ComponentType<SaleRowProps>) => (card: SaleCard) => (
    <Line
      key={card.lot.id_auction}
      card={card}
      chosen={ticked.has(card.lot.id_auction)}
      onChoose={(on) => setTicked((before) => withOrWithout(before, card.lot.id_auction, on))}
    />
  );
  const tickAll = (
    <Checkbox
      aria-label="Choose all lots"
      checked={chosen.length === cards.length}
      onCheckedChange={(on) => setTicked(new Set(on ? cards.map(({ lot }) => lot.id_auction) : []))}
    />
  );
  return (
    <>
      {wide ? (
        <table aria-label="Lots" className="w-full table-fixed text-start text-body">
          <thead>
            <tr className="border-b border-line-2 text-small text-text-2 *:py-2.5 *:text-start *:font-normal">
              <th className="w-10 ps-3">{tickAll}</th>
              <th scope="col">Lot</th>
              <th scope="col" className="w-[17%]">
                State
              </th>
              <th scope="col" className="w-40">
                Prices, AED
              </th>
              <th scope="col" className="w-44">
                Highest bid, AED
              </th>
              <th scope="col" className="w-24">
                Seen, watched
              </th>
              <th scope="col" className="w-54">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>{cards.map(row(SaleRow))}</tbody>
        </table>
      ) : (
        <>
          <label className="flex min-h-11 items-center gap-3 text-small text-text-2">{tickAll} All</label>
          <ul aria-label="Lots">{cards.map(row(SaleItem))}</ul>
        </>
      )}
      {chosen.length > 0 && (
        <SelectionBar chosen={chosen} onClear={() => setTicked(new Set())} onBulk={onBulk} />
      )}
    </>
  );
}

function withOrWithout(ids: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** Rows while the lots load. */
function SaleSkeleton() {
  return (
    <output aria-label="Loading your lots" className="mt-4 block">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className="flex h-18 items-center gap-5 border-b border-line max-lg:h-50">
          <Skeleton className="h-13 w-19.5" />
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-9 w-40 max-lg:hidden" />
          <Skeleton className="h-9 w-32 max-lg:hidden" />
          <Skeleton className="h-10 w-36 max-lg:hidden" />
        </div>
      ))}
    </output>
  );
}
