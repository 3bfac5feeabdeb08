import { createFileRoute } from "@tanstack/react-router";
import { readCompared, writeCompared } from "#/lib/address/compared.ts";
import { ComparisonScreen } from "#/features/catalogue/view/compare/comparison-screen.tsx";
import { list } from "#/lib/address/search.ts";
import { pageTitle, validated } from "#/lib/address/route.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";

interface CompareSearch {
  /** The lots: "12-45-78". */
  lots?: string | undefined;
}

const readSearch = validated((raw): CompareSearch => {
  const lots = writeCompared(readCompared(list(raw["lots"])[0]));
  return lots === undefined ? {} : { lots };
});

/** Two to four lots side by side. Its address can be shared. */
export const Route = createFileRoute("/_inside/auction/compare")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  // Without waiting: the screen shows its state at once.
  loader: ({ context: { queryClient }, deps }) => {
    for (const id of readCompared(deps.lots)) void queryClient.prefetchQuery(lotQuery(id));
  },
  head: () => pageTitle("Compare"),
  component: Compare,
});

function Compare() {
  const { lots } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComparisonScreen
      ids={readCompared(lots)}
      onDrop={(left) =>
        void navigate({ search: { lots: writeCompared(left) }, replace: true, resetScroll: false })
      }
    />
  );
}
