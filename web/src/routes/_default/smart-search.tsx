import { createFileRoute, redirect } from "@tanstack/react-router";
import { searchesQuery, lookAtSearch } from "#/features/catalogue/model/smart/queries.ts";
import { readSmartAddress } from "#/features/catalogue/model/smart/read-smart-address.ts";
import { corrected, listOfFilter } from "#/features/catalogue/model/smart/smart-address.ts";
import { SmartScreen } from "#/features/catalogue/view/smart/smart-screen.tsx";
import { pageTitle, validated } from "#/lib/address/route.ts";
import { readToken } from "#/lib/http/token.ts";

const readSearch = validated(readSmartAddress);

/** A search by a sentence. A saved search opens by its id, and its sentence is then in the address. */
export const Route = createFileRoute("/_default/smart-search")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, preload }) => {
    const { saved } = deps;
    if (saved === undefined) return;
    const searches = readToken() === null ? [] : await queryClient.ensureQueryData(searchesQuery);
    const search = searches.find(({ id_search: id }) => String(id) === saved);
    if (search && !preload) void lookAtSearch(search.id_search).catch(() => undefined);
    throw redirect({
      to: "/smart-search",
      search: search ? corrected(search.q || undefined, listOfFilter(search.filter)) : {},
      replace: true,
    });
  },
  head: ({ match: { search } }) => pageTitle(search.q === undefined ? "Smart search" : `“${search.q}”`),
  component: SmartSearch,
});

function SmartSearch() {
  const navigate = Route.useNavigate();
  return (
    <SmartScreen
      address={Route.useSearch()}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
