import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { ListStates, ShowMore } from "#/components/list/list-rows.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useWide } from "#/lib/browser/use-wide.ts";
import { PublishReady } from "../bulk/publish-ready.tsx";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import type { BulkJob } from "#/features/sale/model/use-bulk-run.ts";
import { type SaleCard, saleLotsQuery } from "#/features/sale/model/queries.ts";
import type { SaleFilter, Section } from "#/features/sale/model/sale-search.ts";
import { AwaitingList, RecentlyDecided } from "./awaiting-list.tsx";
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
  const cards = query.data?.pages.flatMap(({ items }) => items);
  return (
    <ListStates
      what="lots"
      own
      query={query}
      rows={cards?.length}
      empty={null}
      searched={false}
      safe="Nothing has changed. Your search is kept."
      onClear={onClear}
      skeleton={<SaleSkeleton />}
      className="mt-0"
    >
      <LotsOfSection
        section={section}
        filter={filter}
        cards={cards ?? []}
        onClear={onClear}
        onBulk={onBulk}
      />
      <ShowMore query={query} className="max-lg:h-11 max-lg:w-full" />
    </ListStates>
  );
}

/** The lots that are read, in the form of their section. */
function LotsOfSection(props: SaleListProps & { cards: readonly SaleCard[] }) {
  const { section, filter, cards, onClear, onBulk } = props;
  const empty = <SaleEmpty section={section} filter={filter} onClear={onClear} />;
  if (section === "summarizing") {
    // A lot that was just decided leaves the section, and stays on the page.
    return (
      <>
        <AwaitingList key={JSON.stringify(filter)} cards={cards} empty={empty} />
        <RecentlyDecided />
      </>
    );
  }
  if (cards.length === 0) return empty;
  return (
    <>
      {section === "draft" && <PublishReady filter={filter} onBulk={onBulk} />}
      <Rows cards={cards} onBulk={onBulk} />
    </>
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
