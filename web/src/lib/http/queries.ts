import { reply } from "@marsa/api-spec/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";
import { keys } from "./query-keys.ts";
import { serverClock } from "../../realtime/clock/clock.ts";
import { readToken } from "../session/token.ts";

/** What more than one feature reads. A call that belongs to one feature has its options there. */

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

/** GET /auth/me, or null for a visitor without a token. Fresh until an event of `user.{uid}` says otherwise. */
export const meQuery = queryOptions({
  queryKey: keys.me,
  queryFn: ({ signal }) => (readToken() === null ? null : reply(api.GET("/auth/me", { signal }))),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** GET /auth/balance; events of `user.{uid}` keep it true. Ask only when somebody is signed in. */
export const balanceQuery = queryOptions({
  queryKey: keys.balance,
  queryFn: ({ signal }) => reply(api.GET("/auth/balance", { signal })),
  staleTime: 60_000,
});

/** GET /navinfo: what waits behind each entry of the menu. Ask only when somebody is signed in. */
export const navinfoQuery = queryOptions({
  queryKey: keys.navinfo,
  queryFn: ({ signal }) => reply(api.GET("/navinfo", { signal })),
  staleTime: 30_000,
});

/** GET /_mock/accounts: who can sign in here with one click. Ask only where `config.controls` is on. */
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

/** The signed-in user; null for a visitor, undefined while it is not known yet. */
export function useMe() {
  return useQuery(meQuery).data;
}

/** The deposit of the signed-in user; undefined for a visitor or while it loads. */
export function useBalance() {
  const me = useMe();
  return useQuery({ ...balanceQuery, enabled: Boolean(me) }).data;
}

/** What waits behind the entries of the menu; undefined for a visitor or while it loads. */
export function useNavinfo() {
  const me = useMe();
  return useQuery({ ...navinfoQuery, enabled: Boolean(me) }).data;
}

/** The public configuration; undefined while it loads. */
export function useConfig() {
  return useQuery(configQuery).data;
}
