import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Call = Schema<"CallBack">;
export const CALL_STATES = ["open", "done", "all"] as const;
export type CallState = (typeof CALL_STATES)[number];

const KEY = keys.staff("calls");
const PAGE = 24;

/** POST /backoffice/calls/list, page by page, the newest first. */
export const callsQuery = (state: CallState, q: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, q, limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/calls/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"CallBackPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

const changed = () => void staffChanged(KEY);

/**
 * Takes a call, or leaves it to others. Reads the list again in any case.
 * @throws the refusal of the server
 */
export async function takeCall(id_call: number, taken: boolean): Promise<void> {
  await reply(api.POST("/backoffice/calls/take", { body: { id_call, taken } })).finally(changed);
}

/** Marks a call as made, with a note for the staff. Reads the list again in any case. */
export async function finishCall(id_call: number, note: string): Promise<void> {
  const body = { id_call, note: note === "" ? null : note };
  await reply(api.POST("/backoffice/calls/done", { body })).finally(changed);
}
