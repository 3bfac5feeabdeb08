import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { count } from "#/lib/format/counts.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { lotsQuery } from "#/features/catalogue/model/list/queries.ts";
import { neighboursOf } from "#/features/catalogue/model/list/neighbours.ts";

/** So many lots before the end of the loaded ones the next page loads. */
const AHEAD = 3;

/** After a reload so many pages are read to find the lot. */
const MOST_PAGES = 8;

/**
 * "Lot 3 of 237" with links to the lots beside it, in the list that the reader came from. They replace the page, so that
 * going back leads to the list.
 */
export function LotPager({ id, search }: { id: number; search: ListSearch }) {
  const query = lotsQuery(search);
  // The list as it was; its lots are read again after a reload only, which forgets them.
  const [forgotten] = useState(() => queryClient.getQueryData(query.queryKey) === undefined);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...query,
    enabled: forgotten,
  });
  const ids = data?.pages.flatMap((page) => page.items.map((card) => card.id_auction)) ?? [];
  const found = neighboursOf(ids, id);
  const known = data?.pages.length ?? 0;
  const isFar = found === null ? forgotten && known < MOST_PAGES : found.place + AHEAD > ids.length;
  const wantsMore = known > 0 && isFar && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  if (!found) return null;
  const { total = ids.length, capped } = data?.pages.at(-1) ?? {};
  return (
    <nav
      aria-label="Lots of the list"
      data-slot="lot-pager"
      className="flex items-center gap-2 whitespace-nowrap"
    >
      <PagerLink to={found.before} label="Previous lot" letter="h">
        <ChevronLeft aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </PagerLink>
      <span className="text-small font-medium text-text tabular-nums">
        Lot {count(found.place)} of {count(total, capped)}
      </span>
      <PagerLink to={found.after} label="Next lot" letter="l">
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
      </PagerLink>
    </nav>
  );
}

interface PagerLinkProps {
  to: number | null;
  label: string;
  /** Its key. */
  letter: string;
  children: ReactNode;
}

function PagerLink({ to, label, letter, children }: PagerLinkProps) {
  const look = "touch grid size-8 place-content-center rounded-md text-text hover:bg-salt";
  if (to === null) {
    return (
      <span aria-hidden className="grid size-8 place-content-center text-text-3">
        {children}
      </span>
    );
  }
  return (
    <Link
      to="/auction/$id"
      params={{ id: String(to) }}
      replace
      data-key={letter}
      aria-keyshortcuts={letter}
      aria-label={label}
      className={look}
    >
      {children}
    </Link>
  );
}
