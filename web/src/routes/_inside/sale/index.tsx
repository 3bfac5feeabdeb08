import { createFileRoute } from "@tanstack/react-router";
import { saleCountsQuery, saleLotsQuery } from "../../../features/sale/queries.ts";
import { readSaleSearch, SECTIONS } from "../../../features/sale/sale-search.ts";
import { SaleScreen } from "../../../features/sale/sale-screen.tsx";
import { pageTitle } from "../../../lib/address/page-title.ts";
import { validated } from "../../../lib/address/validated.ts";
import { enter } from "../../../lib/session/enter.ts";

const readSearch = validated(readSaleSearch);

/** The lots that the reader sells. Section and search words stand in the address. */
export const Route = createFileRoute("/_inside/sale/")({
  validateSearch: readSearch,
  beforeLoad: enter("signed-in"),
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows at once what it has.
  loader: ({ context: { queryClient }, deps: { section = SECTIONS[0], q = "" } }) => {
    void queryClient.prefetchInfiniteQuery(saleLotsQuery(section, q));
    void queryClient.prefetchQuery(saleCountsQuery);
  },
  head: () => pageTitle("Selling"),
  component: Sale,
});

function Sale() {
  const { section = SECTIONS[0], q = "" } = Route.useSearch();
  return <SaleScreen section={section} q={q} />;
}
