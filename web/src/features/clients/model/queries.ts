import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { LINKS_LIVE_MS } from "#/lib/http/signed-links.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { type ClientsAddress, filterOf } from "./clients-address.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

const CLIENTS = keys.staff("clients");
const PAGE = 100;

type Page = Schema<"ClientPage">;

/** POST /backoffice/clients/list, page by page. */
export const clientsQuery = (address: ClientsAddress) => {
  const { section, sort = "new" } = address;
  const filter = { ...filterOf(address), tab: section };
  return infiniteQueryOptions({
    queryKey: [...CLIENTS, "list", filter, sort],
    queryFn: ({ pageParam, signal }) => {
      const body = { filter, sort, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/clients/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });
};

/** POST /backoffice/clients/count: the number of clients in each section under this filter. */
export const clientCountsQuery = (address: ClientsAddress) => {
  const filter = filterOf(address);
  return queryOptions({
    queryKey: [...CLIENTS, "counts", filter],
    queryFn: ({ signal }) => reply(api.POST("/backoffice/clients/count", { body: { filter }, signal })),
    placeholderData: keepPreviousData,
    ...followed,
  });
};

/** GET /backoffice/clients/user/{id}: one person for the drawer. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [...CLIENTS, "one", id],
    queryFn: ({ signal }) =>
      reply(api.GET("/backoffice/clients/user/{id}", { params: { path: { id } }, signal })),
    ...followed,
  });

/** GET /auth/profile/{id}: the entries of a profile, with links to its documents. */
export const filledInQuery = (idProfile: number) =>
  queryOptions({
    queryKey: [...CLIENTS, "profile", idProfile],
    queryFn: ({ signal }) =>
      reply(api.GET("/auth/profile/{id}", { params: { path: { id: idProfile } }, signal })),
    staleTime: LINKS_LIVE_MS,
    refetchInterval: LINKS_LIVE_MS,
  });

/** Reads all visible data of clients again, after an act. */
export function clientsChanged(): Promise<void> {
  return staffChanged(CLIENTS);
}

/** POST /backoffice/clients/export: the list of an address as a spreadsheet. */
export async function exportClients(address: ClientsAddress): Promise<Download> {
  const body = { filter: { ...filterOf(address), tab: address.section } };
  const { data, response } = await api.POST("/backoffice/clients/export", { body, parseAs: "blob" });
  return fileOf(data, response, "marsa-clients.xlsx");
}

/** The data of one person in the drawer. */
export type Detail = Schema<"ClientDetail">;
/** The entries of a profile, with its documents. */
export type FilledIn = Schema<"Profile">;
export type Act = Schema<"Act">;

/** Returns the person with one of their profiles first; by default the one in use. */
export function chosen(detail: Detail, idProfile: number | undefined): Detail {
  const one = detail.profiles.find((profile) => profile.id_profile === idProfile);
  if (!one) return detail;
  return { ...detail, profiles: [one, ...detail.profiles.filter((other) => other !== one)] };
}

/** Returns the profile that the drawer and its acts are about. */
export const mainProfile = ({ profiles }: Detail) => profiles[0]!;
