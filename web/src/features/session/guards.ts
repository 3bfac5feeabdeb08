import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { meQuery } from "../../lib/queries.ts";
import { readToken } from "../../lib/token.ts";
import { safeNext } from "./next.ts";

/** The signed-in user or null; a token that cannot be checked now counts as none. Waits only when there is a token. */
async function reader(queryClient: QueryClient) {
  return readToken() === null ? null : queryClient.ensureQueryData(meQuery).catch(() => null);
}

/** For sign-in and the like: whoever is signed in already goes on. Throws a redirect. */
export async function requireSignedOut(queryClient: QueryClient, next: string | undefined): Promise<void> {
  if (await reader(queryClient)) throw redirect({ href: safeNext(next), replace: true });
}
