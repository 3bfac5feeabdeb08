import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { LIST_PLACE } from "../../../lib/browser/list-place.ts";
import { useLotsTopic } from "../../../realtime/lots/lots-topic.ts";
import { lotsQuery } from "../queries.ts";
import { FewLots } from "./few-lots.tsx";

/** The lots that end next, for a page that holds little of its own. Nothing while there are none. */
export function EndingSoon({ className = "" }: { className?: string }) {
  const { data, error } = useInfiniteQuery(lotsQuery({}));
  useLotsTopic();
  const cards = data?.pages[0]?.items ?? [];
  if (error || (data && cards.length === 0)) return null;
  return (
    <section aria-labelledby="ending-soon" className={className}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="ending-soon" className="text-h2">
          Ending soon
        </h2>
        <Link to="/auction" className="touch rounded-sm text-small text-blue hover:underline">
          See all lots
        </Link>
      </div>
      {data ? <FewLots cards={cards} /> : <Skeleton data-slot={LIST_PLACE} className="h-90 rounded-md" />}
    </section>
  );
}
