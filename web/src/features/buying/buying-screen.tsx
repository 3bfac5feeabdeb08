import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { BuyingRow } from "./buying-row.tsx";
import { type Section, SECTIONS } from "./buying-search.ts";
import { exportMyLots, myCountsQuery, myLotsQuery } from "./queries.ts";
import { SECTION_WORDS, shownSections, startSection } from "./sections.ts";
import { SectionCount, SectionTabs } from "#/components/list/section-tabs.tsx";

/** A list of so many rows leaves most of a screen empty. */
const FEW = 3;

/**
 * All lots that the reader bid on, by their result. A row keeps its place when its state changes; its flag shows the
 * new state. Without a section it shows where somebody waits for the reader. `more`: further lots for a list that holds few.
 */
export function BuyingScreen({ section: named, more }: { section: Section | undefined; more: ReactNode }) {
  const section = useSection(named);
  useLotsTopic();
  useLinkUp(() => void queryClient.invalidateQueries({ queryKey: keys.myLots }));
  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-16 lg:px-gutter lg:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-h1">Buying</h1>
        <SaveFileButton size="sm" file={exportMyLots} />
      </div>
      <BuyingTabs current={section} />
      {section === null ? <RowsSkeleton /> : <Rows section={section} more={more} />}
    </div>
  );
}

function Rows({ section, more }: { section: Section; more: ReactNode }) {
  const query = useInfiniteQuery(myLotsQuery(section));
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = query;
  if (isPending) return <RowsSkeleton />;
  if (error && !data) {
    return (
      <ErrorBlock
        className="mt-5"
        title="Your lots could not be loaded."
        safe="Your bids and maximums are unchanged."
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const cards = data.pages.flatMap((page) => page.items);
  if (cards.length === 0) {
    return (
      <>
        <Empty section={section} />
        {more}
      </>
    );
  }
  return (
    <>
      <ul>
        {cards.map((card) => (
          <li key={card.lot.id_auction}>
            <BuyingRow card={card} />
          </li>
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
      {cards.length <= FEW && more}
    </>
  );
}

function Empty({ section }: { section: Section }) {
  const { empty, text } = SECTION_WORDS[section];
  return (
    <EmptyState title={empty} text={text}>
      <Button variant="ink" size="lg" asChild>
        <Link to="/auction">Find lots</Link>
      </Button>
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <output aria-label="Loading your lots" className="block">
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className="flex items-center gap-5 border-b border-line py-4">
          <Skeleton className="h-20 w-30 max-lg:h-12 max-lg:w-18" />
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-9 w-40 max-lg:hidden" />
          <Skeleton className="h-10 w-44 max-lg:hidden" />
        </div>
      ))}
    </output>
  );
}

/**
 * The section that the address names. Without one the counts tell where somebody waits for the reader, and the address
 * then names it, so that the list stays when the counts change. Null until the counts are known.
 */
function useSection(named: Section | undefined): Section | null {
  const navigate = useNavigate();
  const { data, fetchStatus } = useQuery(myCountsQuery);
  const counted = fetchStatus === "fetching" ? null : data ? startSection(data) : SECTIONS[0];
  const section = named ?? counted;
  useEffect(() => {
    if (named === undefined && section !== null)
      void navigate({ to: "/buying", search: { section }, replace: true, resetScroll: false });
  }, [named, section, navigate]);
  return section;
}

/** The sections with their numbers of lots. */
function BuyingTabs({ current }: { current: Section | null }) {
  const { data } = useQuery(myCountsQuery);
  return (
    <SectionTabs
      current={current}
      tabs={shownSections(current, data?.["offers"] ?? 0).map((section) => ({
        section,
        word: SECTION_WORDS[section].tab,
        address: { to: "/buying", search: { section } },
        count: <SectionCount value={data && (data[section] ?? 0)} />,
      }))}
    />
  );
}
