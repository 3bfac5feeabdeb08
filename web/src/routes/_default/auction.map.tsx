import { createFileRoute, notFound } from "@tanstack/react-router";
import { MapScreen } from "../../features/catalogue/map/map-screen.tsx";
import { isSameList, readListSearch } from "../../features/catalogue/list-search.ts";
import { isSection } from "../../features/catalogue/sections.ts";
import { pageTitle } from "../../lib/page-title.ts";

/** The lots of the auction list on the map; its address is the list's, and a part of the map. */
export const Route = createFileRoute("/_default/auction/map")({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    if (!isSection(deps.section)) throw notFound();
  },
  head: () => pageTitle("Sales map"),
  component: AuctionMap,
});

function AuctionMap() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <MapScreen
      search={search}
      onChange={(next) =>
        void navigate({ search: next, resetScroll: false, replace: isSameList(search, next) })
      }
    />
  );
}
