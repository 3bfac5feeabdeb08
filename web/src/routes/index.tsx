import { createFileRoute, redirect } from "@tanstack/react-router";
import { meQuery } from "../lib/http/queries.ts";
import { homeOf } from "../lib/session/next.ts";
import { readToken } from "../lib/http/token.ts";

/** The start: each reader's own first page. */
export const Route = createFileRoute("/")({
  beforeLoad: async ({ search, context: { queryClient } }) => {
    // The list shows its own error where the reader cannot be read.
    const me = readToken() === null ? null : await queryClient.ensureQueryData(meQuery).catch(() => null);
    const to = homeOf(me?.roles ?? []);
    throw redirect({ to, search: to === "/auction" ? search : {}, replace: true });
  },
});
