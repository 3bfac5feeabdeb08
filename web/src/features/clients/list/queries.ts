import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { type Download, fileOf } from "../../../lib/browser/download.ts";
import { queryClient } from "../../../lib/http/query-client.ts";
import { type ClientsAddress, filterOf } from "./clients-address.ts";

/** Every key of the staff's clients begins with this. */
const CLIENTS = "clients";
const PAGE = 100;
/** How often the staff's screens look whether somebody else has changed something, ms. */
const LOOK_MS = 10_000;
/** A list that was read further than this is not read again by itself. */
const FEW_PAGES = 2;

type Page = Schema<"ClientPage">;

/** POST /backoffice/clients/list, page by page. */
export const clientsQuery = (address: ClientsAddress) => {
  const { section, sort = "new" } = address;
  const filter = { ...filterOf(address), tab: section };
  return infiniteQueryOptions({
    queryKey: [CLIENTS, "list", filter, sort],
    queryFn: ({ pageParam, signal }) => {
      const body = { filter, sort, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/clients/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: LOOK_MS,
    refetchInterval: (query) => ((query.state.data?.pages.length ?? 0) <= FEW_PAGES ? LOOK_MS : false),
  });
};

/** POST /backoffice/clients/count: how many of this filter stand in each section. */
export const clientCountsQuery = (address: ClientsAddress) => {
  const filter = filterOf(address);
  return queryOptions({
    queryKey: [CLIENTS, "counts", filter],
    queryFn: ({ signal }) => reply(api.POST("/backoffice/clients/count", { body: { filter }, signal })),
    placeholderData: keepPreviousData,
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
  });
};

/** How many profiles wait: what the tab counts. */
export const newClientsQuery = queryOptions({
  ...clientCountsQuery({ section: "new" }),
  select: (counts: Schema<"ClientCounts">) => counts.new,
});

/** GET /backoffice/clients/user/{id}: what the drawer shows of one person. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [CLIENTS, "one", id],
    queryFn: ({ signal }) =>
      reply(api.GET("/backoffice/clients/user/{id}", { params: { path: { id } }, signal })),
    staleTime: 5_000,
    refetchInterval: LOOK_MS,
  });

/** The links to documents hold for five minutes; they are read anew before that. */
const LINKS_MS = 4 * 60_000;

/** GET /auth/profile/{id}: what somebody filled in, with links to the documents. */
export const filledInQuery = (idProfile: number) =>
  queryOptions({
    queryKey: [CLIENTS, "profile", idProfile],
    queryFn: ({ signal }) =>
      reply(api.GET("/auth/profile/{id}", { params: { path: { id: idProfile } }, signal })),
    staleTime: LINKS_MS,
    refetchInterval: LINKS_MS,
  });

/** After an act: everything about clients that is on the screen is read anew. */
export function clientsChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CLIENTS] });
}

/** POST /backoffice/clients/export: the list of an address as a spreadsheet. */
export async function exportClients(address: ClientsAddress): Promise<Download> {
  const body = { filter: { ...filterOf(address), tab: address.section } };
  const { data, response } = await api.POST("/backoffice/clients/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-clients.xlsx");
}
