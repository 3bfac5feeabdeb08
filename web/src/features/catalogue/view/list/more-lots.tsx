import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { LIST_PLACE } from "#/lib/browser/list-place.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { lotsQuery } from "#/features/catalogue/model/list/queries.ts";
import { FewLots } from "./few-lots.tsx";
import { shortList } from "#/features/catalogue/model/list/short-list.ts";

/**
 * The lots that end next, for a page that holds little of its own. Without open lots: the next ones, the last ones, or
 * where to look for the coming sales.
 */
export function MoreLots({ className = "" }: { className?: string }) {
  const { data, error } = useInfiniteQuery(lotsQuery({}));
  const forSale = data?.pages[0]?.items;
  const isEmpty = forSale?.length === 0;
  const { data: ended, error: endedError } = useInfiniteQuery({
    ...lotsQuery({ section: "finished" }),
    enabled: isEmpty,
  });
  useLotsTopic();
  if (error ?? endedError) return null;
  const items = isEmpty ? ended?.pages[0]?.items : forSale;
  if (items?.length === 0) return <ComingSales className={className} />;
  const list = items && shortList(items, serverClock.now());
  const finished = list?.title === "Just ended";
  return (
    <section aria-labelledby="more-lots" className={className}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="more-lots" className="text-h2">
          {list?.title ?? "Ending soon"}
        </h2>
        <Link
          to="/auction"
          search={finished ? { section: "finished" } : {}}
          className="touch rounded-sm text-small text-blue hover:underline"
        >
          {finished ? "See all results" : "See all lots"}
        </Link>
      </div>
      {list ? (
        <FewLots cards={list.cards} />
      ) : (
        <Skeleton data-slot={LIST_PLACE} className="h-90 rounded-md" />
      )}
    </section>
  );
}

/** Where to look when nothing is and nothing was on offer. */
function ComingSales({ className }: { className: string }) {
  return (
    <section aria-labelledby="more-lots" className={className}>
      <h2 id="more-lots" className="mb-4 text-h2">
        No lots are for sale now
      </h2>
      <p className="text-long text-text-2">
        The{" "}
        <Link to="/schedule" className="text-blue hover:underline">
          sales schedule
        </Link>{" "}
        shows the coming sales. Save a search, and we tell you when a lot matches it.
      </p>
    </section>
  );
}
