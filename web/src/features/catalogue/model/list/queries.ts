import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import type { ChoiceField } from "../search/field-names.ts";
import { type Filter, filterOf, sectionOf, sortOf } from "../search/list-search.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import type { Section } from "../search/sections.ts";

type LotsQuery = Schema<"LotsQuery">;
export type LotCard = Schema<"LotCard">;

/** The number of lots in one page and in one read by ids. */
const PAGE = 24;
const MOST_AT_ONCE = 100;
/** A list that was read longer ago than this is read again on a new visit, ms. */
const FRESH_MS = 15_000;
/** Within this time a return finds the list as it was, ms. */
const KEPT_MS = 30 * 60_000;

/** POST /auction/lots/{section}. */
function readLots(section: Section, body: LotsQuery, signal?: AbortSignal): Promise<Schema<"LotsPage">> {
  const options = { body, ...(signal && { signal }) };
  if (section === "all") return reply(api.POST("/auction/lots", options));
  if (section === "favorites") return reply(api.POST("/auction/lots/favorites", options));
  return reply(api.POST("/auction/lots/{section}", { ...options, params: { path: { section } } }));
}

/** Returns section and query of an address, without the page. */
function questionOf(search: ListSearch): { section: Section; query: Omit<LotsQuery, "after"> } {
  const sort = sortOf(search);
  return {
    section: sectionOf(search),
    query: { filter: filterOf(search), limit: PAGE, ...(sort && { sort }) },
  };
}

/**
 * The list of an address, page by page. It does not move by itself: a new visit or the reader loads it again, and its
 * lots change through the live store.
 */
export const lotsQuery = (search: ListSearch) => {
  const { section, query } = questionOf(search);
  return infiniteQueryOptions({
    queryKey: keys.lotsIn(section, query),
    queryFn: async ({ pageParam, signal }) => {
      const page = await readLots(
        section,
        { ...query, ...(pageParam !== null && { after: pageParam }) },
        signal,
      );
      serverClock.sample(Date.parse(page.as_of), serverClock.rate());
      seedCards(page.items);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

/** Reads a list again from its top. Until the reply only the first page stays on the screen. */
export async function readFromTop(search: ListSearch): Promise<void> {
  const options = lotsQuery(search);
  await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
  queryClient.setQueryData(
    options.queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await queryClient.prefetchInfiniteQuery({ ...options, staleTime: 0 });
}

/** Starts to read the list of an address before its screen mounts, unless it is fresh. */
export async function prepareList(search: ListSearch, anew: boolean): Promise<void> {
  const options = lotsQuery(search);
  const known = queryClient.getQueryState(options.queryKey);
  if (known?.data === undefined) return queryClient.prefetchInfiniteQuery(options);
  if (anew && Date.now() - known.dataUpdatedAt > FRESH_MS) await readFromTop(search);
}

/** Reads the state of single lots into the live store, after missed events. Ids in the order of the list. */
export async function refreshLots(search: ListSearch, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const some = ids.slice(at, at + MOST_AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, below the first screen
    const page = await readLots(sectionOf(search), { filter: { ids: some }, limit: MOST_AT_ONCE });
    seedCards(page.items);
  }
}

/** Returns those of the lots that belong to the list of an address, in its order. At most 100 lots. */
export async function matchingLots(search: ListSearch, ids: readonly number[]): Promise<number[]> {
  const { section, query } = questionOf(search);
  const some = ids.slice(0, MOST_AT_ONCE);
  const filter = { ...query.filter, ids: some };
  const page = await readLots(section, { ...query, filter, limit: MOST_AT_ONCE });
  return page.items.map((card) => card.id_auction);
}

/** POST /auction/count/{section}/all. */
export const countQuery = (section: Section, filter: Filter) =>
  queryOptions({
    queryKey: keys.count(section, filter),
    queryFn: ({ signal }) =>
      reply(
        api.POST("/auction/count/{section}/all", { params: { path: { section } }, body: { filter }, signal }),
      ),
    staleTime: 10_000,
  });

/** POST /auction/selectlist/{section}/{search}/{field}: the values of a field that have these words. */
export const facetSearchQuery = (section: Section, field: ChoiceField, filter: Filter, search: string) =>
  queryOptions({
    queryKey: [...keys.facet(section, field, filter), search],
    queryFn: ({ signal }) =>
      reply(
        api.POST("/auction/selectlist/{section}/{search}/{field}", {
          params: { path: { section, field, search } },
          body: { filter },
          signal,
        }),
      ),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

/** POST /auction/selectlist/{section}/{field}: the values of a field with their counts. */
export const facetQuery = (
  section: Section,
  field: ChoiceField | "price_band" | "you_pay_band",
  filter: Filter,
) =>
  queryOptions({
    queryKey: keys.facet(section, field, filter),
    queryFn: ({ signal }) =>
      reply(
        api.POST("/auction/selectlist/{section}/{field}", {
          params: { path: { section, field } },
          body: { filter },
          signal,
        }),
      ),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

/** Reads the failed counts on the screen again. */
export const countAgain = () =>
  queryClient.refetchQueries({
    queryKey: keys.counts,
    type: "active",
    predicate: ({ state }) => state.status === "error",
  });
