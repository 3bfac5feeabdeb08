import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Case = Schema<"Case">;
export const CASE_STATES = ["open", "dismissed", "confirmed"] as const;
export type Decision = "dismiss" | "confirm";

const KEY = keys.staff("cases");

/** POST /backoffice/cases/list, page by page: the strongest suspicion first, or the newest decision. */
export const casesQuery = (state: Case["state"]) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/cases/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"CasePage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** POST /backoffice/cases/decide. Reads the list again in any case. @throws the refusal of the server */
export async function decideCase(id: number, decision: Decision, reason: string): Promise<void> {
  const body = { id_case: id, decision, reason };
  await reply(api.POST("/backoffice/cases/decide", { body })).finally(() => void staffChanged(KEY));
}
