import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { type GuardName, guards, type Reader, type Verdict } from "./guards.ts";
import { safeNext } from "./next.ts";
import { configQuery, meQuery } from "../http/queries.ts";
import { readToken } from "./token.ts";

/** What is known about a visit, in the order in which it is asked for. */
export interface Entrance {
  config: () => Promise<unknown>;
  token: () => string | null;
  /** Asked only where there is a token. Null when that token turns out to be over. */
  me: () => Promise<Reader>;
}

/**
 * Configuration, token, user, guard; the route's loader comes after. `set-user` waits for nobody: its screens fill in
 * who is reading when they know.
 * @throws what `config` and `me` throw: without the server nobody can be let in or turned away.
 */
export async function verdictFor(guard: GuardName, entrance: Entrance): Promise<Verdict> {
  if (guard === "set-user") return guards[guard]();
  await entrance.config();
  const reader = entrance.token() === null ? null : await entrance.me();
  return guards[guard](reader);
}

interface Visit {
  context: { queryClient: QueryClient };
  location: { href: string; pathname: string };
  /** Of any route; `next` matters where there is one. */
  search: object;
}

/**
 * A route's `beforeLoad`: the screen is drawn, its loader runs, only when the guard says "on".
 * Throws the router's redirect or notFound; never lets a screen through that is taken away again.
 */
export function enter(guard: GuardName) {
  return async ({ context: { queryClient }, location, search }: Visit): Promise<void> => {
    const verdict = await verdictFor(guard, {
      config: () => queryClient.ensureQueryData(configQuery),
      token: readToken,
      me: () => readerOf(queryClient),
    });
    if (verdict === "signin")
      throw redirect({ to: "/signin", search: { next: location.href }, replace: true });
    if (verdict === "next")
      throw redirect({ href: safeNext((search as { next?: string }).next), replace: true });
    if (verdict === "account") throw redirect({ href: `/account?for=${location.pathname}`, replace: true });
    if (verdict === "not-found") throw notFound();
  };
}

/** The user of the token; null when the answer was that this token is over, by which it has been removed. */
async function readerOf(queryClient: QueryClient): Promise<Reader> {
  try {
    return await queryClient.ensureQueryData(meQuery);
  } catch (error) {
    if (readToken() === null) return null;
    throw error;
  }
}
