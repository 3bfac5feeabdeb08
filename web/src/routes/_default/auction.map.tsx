import { createFileRoute, notFound } from "@tanstack/react-router";
import { MapScreen } from "#/features/catalogue/view/map/map-screen.tsx";
import { isSameList, without } from "#/features/catalogue/model/search/list-search.ts";
import { type ListSearch, readListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { isSection } from "#/features/catalogue/model/search/sections.ts";
import { readOrNotFound, useReadSearch } from "#/lib/address/read-search.ts";
import { pageTitle } from "#/lib/address/route.ts";

/** The lots of the auction list on a map; the address is that of the list, with a part of the map. */
export const Route = createFileRoute("/_default/auction/map")({
  validateSearch: (raw) => raw as ListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    if (!isSection(readOrNotFound(readListSearch, deps).section)) throw notFound();
  },
  head: () => pageTitle("Sales map"),
  component: AuctionMap,
});

function AuctionMap() {
  const navigate = Route.useNavigate();
  const search = useReadSearch(readListSearch, Route.useSearch());
  return (
    <MapScreen
      search={search}
      onChange={(next) =>
        void navigate({
          search: next,
          resetScroll: false,
          replace: isSameList(without(search, "at"), without(next, "at")),
        })
      }
    />
  );
}
