import { createFileRoute, notFound } from "@tanstack/react-router";
import { MapScreen } from "../../features/catalogue/map/map-screen.tsx";
import { isSameList, type ListSearch, readListSearch } from "../../features/catalogue/list/list-search.ts";
import { isSection } from "../../features/catalogue/list/sections.ts";
import { pageTitle } from "../../lib/address/page-title.ts";
import { readOrNotFound, useReadSearch } from "../../lib/address/read-search.ts";

/** The lots of the auction list on the map; its address is the list's, and a part of the map. */
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
        void navigate({ search: next, resetScroll: false, replace: isSameList(search, next) })
      }
    />
  );
}
