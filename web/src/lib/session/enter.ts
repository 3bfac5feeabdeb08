import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { type GuardName, guards, type Reader, type Verdict } from "./guards.ts";
import { safeNext } from "./next.ts";
import { configQuery, meQuery } from "../http/queries.ts";
import { readToken } from "../http/token.ts";

/** The inputs of a guard, in the order of reading. */
export interface Entrance {
  config: () => Promise<unknown>;
  token: () => string | null;
  /** Read only with a token. Null when the token has expired. */
  me: () => Promise<Reader>;
}

/**
 * Decides on a visit from configuration, token, user and guard; the route's loader comes after. `set-user` does not
 * wait: its screens update when the user is known.
 * @throws the errors of `config` and `me`
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
  /** The search of any route; the sign-in uses its `next`. */
  search: object;
}

/**
 * A route's `beforeLoad`: the loader runs and the screen is drawn only after the guard's "on". A screen is never drawn
 * and then taken away.
 * @throws the router's redirect or notFound
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

/** The user of the token; null when the token has expired. The client removes an expired token. */
async function readerOf(queryClient: QueryClient): Promise<Reader> {
  try {
    return await queryClient.ensureQueryData(meQuery);
  } catch (error) {
    if (readToken() === null) return null;
    throw error;
  }
}
