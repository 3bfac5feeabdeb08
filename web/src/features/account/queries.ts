import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/http/api.ts";
import { keys } from "../../lib/http/query-keys.ts";

/** GET /auth/sessions: where this account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => reply(api.GET("/auth/sessions", { signal })),
  staleTime: 0,
});
