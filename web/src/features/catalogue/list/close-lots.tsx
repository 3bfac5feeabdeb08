import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Relaxation } from "./relax.ts";
import { LotRow } from "../rows/lot-row.tsx";
import { lotsQuery } from "../queries.ts";

/** The first lots of the list with the least filter removed. */
export function CloseLots({ relaxation: { chip }, stale }: { relaxation: Relaxation; stale: boolean }) {
  const { data } = useInfiniteQuery(lotsQuery(chip.next));
  const [page] = data?.pages ?? [];
  if (!page) return null;
  return (
    <section aria-label="Close to what you looked for" className="pt-6">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h2">Close to what you looked for</h2>
        <Link
          to="/auction"
          search={chip.next}
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
