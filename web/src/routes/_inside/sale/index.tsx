import { createFileRoute } from "@tanstack/react-router";
import { saleCountsQuery, saleLotsQuery } from "#/features/sale/model/queries.ts";
import { readSaleSearch, type SaleSearch, SECTIONS } from "#/features/sale/model/sale-search.ts";
import { SaleScreen } from "#/features/sale/view/sale-screen.tsx";
import { pageTitle } from "#/lib/address/route.ts";
import { readOrNotFound, useReadSearch } from "#/lib/address/read-search.ts";
import { enter } from "#/lib/session/enter.ts";

/** The lots that the reader sells. Section, search words and filters are in the address. */
export const Route = createFileRoute("/_inside/sale/")({
  validateSearch: (raw) => raw as SaleSearch,
  beforeLoad: enter("signed-in"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const { section = SECTIONS[0], q = "", ...filter } = readOrNotFound(readSaleSearch, deps);
    // Without waiting: the screen shows its data at once.
    void queryClient.prefetchInfiniteQuery(saleLotsQuery(section, { q, ...filter }));
    void queryClient.prefetchQuery(saleCountsQuery);
  },
  head: () => pageTitle("Selling"),
  component: Sale,
});

function Sale() {
  const { section = SECTIONS[0], q = "", ...filter } = useReadSearch(readSaleSearch, Route.useSearch());
  return <SaleScreen section={section} filter={{ q, ...filter }} />;
}
