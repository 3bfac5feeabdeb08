import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiDate, toMs } from "@marsa/api-spec/dates";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { filterBody, type SaleFilter, type Section } from "./sale-search.ts";

export type SaleCard = Schema<"SaleCard">;

const PAGE = 24;
/** Lots with a clock come by their end, and first those that need their seller; others by the day of their creation. */
const BY_END: ReadonlySet<Section> = new Set(["all", "active", "summarizing"]);

const sortOf = (section: Section): Schema<"Sort"> => (BY_END.has(section) ? "ending" : "new");

/** POST /sale/lots/{section}, page by page. */
export const saleLotsQuery = (section: Section, filter: SaleFilter) =>
  infiniteQueryOptions({
    queryKey: keys.saleLotsIn(section, filter),
    queryFn: async ({ pageParam, signal }) => {
      const body = {
        limit: PAGE,
        sort: sortOf(section),
        filter: filterBody(filter, serverClock.now()),
        ...(pageParam !== null && { after: pageParam }),
      };
      const page = await reply(
        api.POST("/sale/lots/{section}", { params: { path: { section } }, body, signal }),
      );
      seedCards(page.items.map(({ lot }) => lot));
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // While one types, the rows before stay; another section begins empty.
    placeholderData: (before, query) => (query?.queryKey[3] === section ? before : undefined),
    staleTime: 15_000,
  });

/** Decisions of the last days are listed, the newest first, so many at most. */
const RECENT_MS = 7 * 86_400_000;
const RECENT = 6;

/** The lots that were sold or not sold by a decision in the last days. */
export const recentlyDecidedQuery = queryOptions({
  queryKey: [...keys.sale, "recently-decided"],
  queryFn: async ({ signal }): Promise<readonly SaleCard[]> => {
    const now = serverClock.now();
    // A decision comes at most a week of review after the end.
    const from = dubaiDate(now - 2 * RECENT_MS);
    const body = { limit: 100, sort: "new" as const, filter: { ends: { from } } };
    const pages = await Promise.all(
      (["sold", "notsold"] as const).map((section) =>
        reply(api.POST("/sale/lots/{section}", { params: { path: { section } }, body, signal })),
      ),
    );
    const cards = pages.flatMap(({ items }) => items).filter((card) => decidedAt(card) > now - RECENT_MS);
    const newest = cards.toSorted((a, b) => decidedAt(b) - decidedAt(a)).slice(0, RECENT);
    seedCards(newest.map(({ lot }) => lot));
    return newest;
  },
  staleTime: 15_000,
});

/** When a lot was decided, ms; 0: it was not. */
function decidedAt({ negotiation }: SaleCard): number {
  return negotiation?.outcome ? toMs(negotiation.outcome.at) : 0;
}

/** GET /sale/ffcounters: the number of lots in each section. */
export const saleCountsQuery = queryOptions({
  queryKey: keys.saleCounts,
  queryFn: ({ signal }) => reply(api.GET("/sale/ffcounters", { signal })),
  staleTime: 10_000,
});

/** POST /sale/export: the lots of a section that the filter leaves, in the order of the list, as a spreadsheet. */
export function exportSection(section: Section, filter: SaleFilter): Promise<Download> {
  return exportSale({ section, sort: sortOf(section), filter: filterBody(filter, serverClock.now()) });
}

/** POST /sale/export: the chosen lots as a spreadsheet. */
export function exportChosen(ids: number[]): Promise<Download> {
  return exportSale({ filter: { ids } });
}

async function exportSale(body: Schema<"SaleExport">): Promise<Download> {
  const { data, response } = await api.POST("/sale/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-selling.xlsx");
}

/** Reads the seller's lists, counts and menu badge again. */
export async function saleChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: keys.navinfo });
  await queryClient.invalidateQueries({ queryKey: keys.sale });
}
