import { createFileRoute } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { BuyingScreen } from "#/features/buying/buying-screen.tsx";
import { myCountsQuery, myLotsQuery } from "#/features/buying/queries.ts";
import { readBuyingSearch } from "#/features/buying/buying-search.ts";
import { enter } from "#/lib/session/enter.ts";
import { validated, pageTitle } from "#/lib/address/route.ts";

/** Without a connection the page keeps its own lots. */
const MoreLots = lazy<ComponentType<{ className: string }>>(() =>
  import("#/features/catalogue/view/list/more-lots.tsx").then(
    (part) => ({ default: part.MoreLots }),
    () => ({ default: () => null }),
  ),
);

const readSearch = validated(readBuyingSearch);

/** The lots that the reader bid on. The section is in the address. */
export const Route = createFileRoute("/_inside/buying")({
  validateSearch: readSearch,
  beforeLoad: enter("signed-in"),
  loaderDeps: ({ search }) => search,
  // Without waiting: the screen shows its data at once.
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.section) void queryClient.prefetchInfiniteQuery(myLotsQuery(deps.section));
    void queryClient.prefetchQuery(myCountsQuery);
  },
  head: () => pageTitle("Buying"),
  component: Buying,
});

function Buying() {
  const { section } = Route.useSearch();
  return (
    <BuyingScreen
      section={section}
      more={
        <Suspense>
          <MoreLots className="mt-9" />
        </Suspense>
      }
    />
  );
}
