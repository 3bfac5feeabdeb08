import { createFileRoute, redirect } from "@tanstack/react-router";
import { searchesQuery, lookAtSearch } from "#/features/catalogue/model/smart/queries.ts";
import { readSmartAddress, type SmartAddress } from "#/features/catalogue/model/smart/read-smart-address.ts";
import { corrected, listOfFilter } from "#/features/catalogue/model/smart/smart-address.ts";
import { SmartScreen } from "#/features/catalogue/view/smart/smart-screen.tsx";
import { readOrNotFound, useReadSearch } from "#/lib/address/read-search.ts";
import { pageTitle } from "#/lib/address/route.ts";
import { readToken } from "#/lib/http/token.ts";

/** A search by a sentence. A saved search opens by its id, and its sentence is then in the address. */
export const Route = createFileRoute("/_default/smart-search")({
  validateSearch: (raw) => raw as SmartAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, preload }) => {
    const { q, saved } = readOrNotFound(readSmartAddress, deps);
    if (saved === undefined) return { title: q === undefined ? "Smart search" : `“${q}”` };
    const searches = readToken() === null ? [] : await queryClient.ensureQueryData(searchesQuery);
    const search = searches.find(({ id_search: id }) => String(id) === saved);
    if (search && !preload) void lookAtSearch(search.id_search).catch(() => undefined);
    throw redirect({
      to: "/smart-search",
      search: search ? corrected(search.q || undefined, listOfFilter(search.filter)) : {},
      replace: true,
    });
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? "Smart search"),
  component: SmartSearch,
});

function SmartSearch() {
  const navigate = Route.useNavigate();
  return (
    <SmartScreen
      address={useReadSearch(readSmartAddress, Route.useSearch())}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
