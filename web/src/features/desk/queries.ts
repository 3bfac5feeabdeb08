import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { navinfoQuery } from "#/lib/http/queries.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type Desk = Schema<"Desk">;
export type DeskKind = Schema<"DeskKind">;
export type KindName = DeskKind["kind"];

/** GET /backoffice/desk. The number beside the menu entry follows it. */
export const deskQuery = queryOptions({
  queryKey: keys.desk,
  queryFn: async ({ signal }) => {
    const desk = await reply(api.GET("/backoffice/desk", { signal }));
    queryClient.setQueryData(
      navinfoQuery.queryKey,
      (before) => before && { ...before, desk: waitingIn(desk) },
    );
    return desk;
  },
  ...followed,
});

/** Returns how much waits in all kinds. */
export function waitingIn({ kinds }: Pick<Desk, "kinds">): number {
  return kinds.reduce((sum, { count }) => sum + count, 0);
}
