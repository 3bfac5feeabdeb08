import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { safeNext } from "./next.ts";
import { configQuery, meQuery } from "../http/queries.ts";
import { readToken } from "../http/token.ts";
import type { Schema } from "@marsa/api-spec/client-problem";

/** The guards of the screens by name, as functions of the user. `enter` turns their verdicts into redirects. */

/** The signed-in user; null for a visitor. */
export type Reader = Pick<Schema<"Me">, "roles" | "ustatus" | "pstatusMax"> | null;

/**
 * `on`: the screen is drawn. `signin`: sign in first. `next`: go on to the `next` page. `account`: a step of the
 * account is missing.
 */
export type Verdict = "on" | "signin" | "next" | "account" | "not-found";

type Guard = (reader: Reader) => Verdict;

/** Lets these readers in; a visitor signs in first, for anybody else the page does not exist. */
const only =
  (passes: (reader: NonNullable<Reader>) => boolean): Guard =>
  (reader) =>
    reader === null ? "signin" : passes(reader) ? "on" : "not-found";

export const guards = {
  /** Everybody may enter; the screen shows who is signed in. */
  "set-user": () => "on",
  "signed-in": (reader) => (reader === null ? "signin" : "on"),
  "signed-out-only": (reader) => (reader === null ? "on" : "next"),
  /** Needs a profile that the staff accepted. The account page names the missing step. */
  "ok-only": (reader) => (reader === null ? "signin" : reader.pstatusMax === "ok" ? "on" : "account"),
  /** The page does not exist for anybody else, visitors included. */
  "backoffice-only": (reader) => (reader?.roles.includes("backoffice") ? "on" : "not-found"),
  admin: only(({ ustatus }) => ustatus === "admin"),
  "buyer-only": only(({ roles }) => roles.includes("buyer")),
  "seller-only": only(({ roles }) => roles.includes("seller")),
  "seller-auctioneer-only": only(({ roles }) => roles.includes("seller") || roles.includes("auctioneer")),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

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
