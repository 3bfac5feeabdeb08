import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { LotRow } from "../rows/lot-row.tsx";
import { lotsQuery } from "#/features/catalogue/model/list/queries.ts";

/** The first lots of a list that stands in for an empty one. */
export function CloseLots({ title, search, stale }: { title: string; search: ListSearch; stale: boolean }) {
  const { data } = useInfiniteQuery(lotsQuery(search));
  const [page] = data?.pages ?? [];
  if (!page) return null;
  return (
    <section aria-label={title} className="pt-6">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h2">{title}</h2>
        <Link
          to="/auction"
          search={search}
          activeOptions={{ exact: true }}
          className="touch rounded-sm text-small text-blue hover:underline"
        >
          See all {page.total}
        </Link>
      </div>
      <LotRow cards={page.items} stale={stale} />
    </section>
  );
}
