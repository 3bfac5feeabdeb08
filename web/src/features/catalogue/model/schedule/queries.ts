import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** How often the schedule is read again, ms: lots open and end, and bids move ends. */
const AGAIN_MS = 30_000;

/** The first of seven days in Dubai, and which lots. */
export interface ScheduledLots {
  readonly from: string;
  readonly kind?: Schema<"Kind">;
  readonly city?: string;
}

/** POST /auction/schedule: what opens and what ends on seven days. */
export const scheduleQuery = (body: ScheduledLots) =>
  queryOptions({
    queryKey: keys.schedule(body),
    queryFn: ({ signal }) => reply(api.POST("/auction/schedule", { body, signal })),
    staleTime: 15_000,
    refetchInterval: AGAIN_MS,
  });
