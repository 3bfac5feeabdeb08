import { createFileRoute, notFound } from "@tanstack/react-router";
import { Suspense } from "react";
import { AuctionScreen } from "#/features/catalogue/view/list/auction-screen.tsx";
import { isSameList, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import { type ListSearch, readListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { prepareList } from "#/features/catalogue/model/list/queries.ts";
import { isSection, SECTION_WORDS } from "#/features/catalogue/model/search/sections.ts";
import { isNewVisit } from "#/features/catalogue/model/list/visits.ts";
import { ErrorContent, NotFoundContent } from "#/features/shell/view/error-screen.tsx";
import { readOrNotFound, useReadSearch } from "#/lib/address/read-search.ts";
import { pageTitle } from "#/lib/address/route.ts";
import { optionalPart } from "#/lib/browser/optional-part.ts";
import { useMe } from "#/lib/http/queries.ts";
import { readToken } from "#/lib/http/token.ts";

/** The auction list. Its address holds its whole state. */
export const Route = createFileRoute("/_inside/auction/")({
  validateSearch: (raw) => raw as ListSearch,
  loaderDeps: ({ search }) => search,
  // The screen shows its state at once, without waiting for the list.
  loader: ({ deps, location, preload }) => {
    const search = readOrNotFound(readListSearch, deps);
    if (!isSection(search.section)) throw notFound();
    const title = search.q === undefined ? SECTION_WORDS[sectionOf(search)].title : `“${search.q}”`;
    if (sectionOf(search) !== "favorites" || readToken() !== null) {
      // oxlint-disable-next-line no-underscore-dangle -- its name in the router
      void prepareList(search, !preload && isNewVisit(location.state.__TSR_key));
    }
    return { title };
  },
  staticData: { phoneHeader: "search" },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? "Auction list"),
  // The page's own, so that header and side menu stay.
  notFoundComponent: NotFoundContent,
  errorComponent: ErrorContent,
  component: AuctionList,
});

function AuctionList() {
  const navigate = Route.useNavigate();
  const search = useReadSearch(readListSearch, Route.useSearch());
  const sells = useMe()?.roles.includes("seller") ?? false;
  return (
    <>
      {sells && (
        <Suspense>
          <WaitingWork />
        </Suspense>
      )}
      <AuctionScreen
        search={search}
        // Another list begins at its top; another view of the same list keeps its place.
        onChange={(next) => void navigate({ search: next, resetScroll: !isSameList(search, next) })}
      />
    </>
  );
}

/** Only for sellers. Without a connection it stays away until the next load. */
const WaitingWork = optionalPart(async () => (await import("../-waiting-work.tsx")).WaitingWork);
