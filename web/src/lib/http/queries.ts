import { reply } from "@marsa/api-spec/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";
import { keys } from "./query-keys.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { readToken } from "./token.ts";

/** Queries of several features. A query of one feature is in the folder of that feature. */

/** GET /config: the public configuration; fees, limits and windows do not change while a page is open. */
export const configQuery = queryOptions({
  queryKey: keys.config,
  queryFn: async ({ signal }) => {
    const config = await reply(api.GET("/config", { signal }));
    serverClock.sample(config.clock.now, config.clock.rate);
    return config;
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** GET /auth/me, or null for a visitor without a token. Fresh until an event of `user.{uid}` changes it. */
export const meQuery = queryOptions({
  queryKey: keys.me,
  queryFn: ({ signal }) => (readToken() === null ? null : reply(api.GET("/auth/me", { signal }))),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** GET /auth/factors: the second factors of the signed-in person. */
export const factorsQuery = queryOptions({
  queryKey: keys.factors,
  queryFn: ({ signal }) => reply(api.GET("/auth/factors", { signal })),
  staleTime: 60_000,
});

/** GET /auth/balance; events of `user.{uid}` update it. Only for signed-in people. */
export const balanceQuery = queryOptions({
  queryKey: keys.balance,
  queryFn: ({ signal }) => reply(api.GET("/auth/balance", { signal })),
  staleTime: 60_000,
});

/** Returns the fee that the signed-in seller pays, as a share of the price; null while it loads. GET /sale/fee. */
export function useSellerFee(): number | null {
  const me = useMe();
  const { data } = useQuery({
    queryKey: keys.sellerFee(me?.id_user),
    queryFn: ({ signal }) => reply(api.GET("/sale/fee", { signal })),
    staleTime: 60_000,
    enabled: Boolean(me),
  });
  return data?.rate ?? null;
}

/** GET /my/groups: the reader's groups "One of these". Only for signed-in people. */
export const groupsQuery = queryOptions({
  queryKey: keys.groups,
  queryFn: async ({ signal }) => (await reply(api.GET("/my/groups", { signal }))).items,
  staleTime: 15_000,
});

/** GET /navinfo: the numbers beside the entries of the menu. Only for signed-in people. */
export const navinfoQuery = queryOptions({
  queryKey: keys.navinfo,
  queryFn: ({ signal }) => reply(api.GET("/navinfo", { signal })),
  staleTime: 30_000,
});

/** GET /_mock/accounts: the accounts for sign-in with one click. Only where `config.controls` is on. */
export const demoAccountsQuery = queryOptions({
  queryKey: keys.demoAccounts,
  queryFn: ({ signal }) => reply(api.GET("/_mock/accounts", { signal })),
  staleTime: Infinity,
});

/** GET /dict/{name}: the words of a field's values. */
export const dictQuery = (name: string) =>
  queryOptions({
    queryKey: keys.dict(name),
    queryFn: ({ signal }) => reply(api.GET("/dict/{name}", { params: { path: { name } }, signal })),
    staleTime: 24 * 3_600_000,
    gcTime: Infinity,
  });

/** The signed-in user; null for a visitor, undefined while loading. */
export function useMe() {
  return useQuery(meQuery).data;
}

/** The deposit of the signed-in user; undefined for a visitor or while it loads. */
export function useBalance() {
  const me = useMe();
  return useQuery({ ...balanceQuery, enabled: Boolean(me) }).data;
}

/** The numbers beside the entries of the menu; undefined for a visitor or while loading. */
export function useNavinfo() {
  const me = useMe();
  return useQuery({ ...navinfoQuery, enabled: Boolean(me) }).data;
}

/** The public configuration; undefined while it loads. */
export function useConfig() {
  return useQuery(configQuery).data;
}
