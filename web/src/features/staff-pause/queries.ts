import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { command } from "#/lib/http/command.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type AuctionPause = Schema<"AuctionPause">;

const KEY = keys.staff("pause");

/** GET /backoffice/auctions/pause, with the ends that a pause of so many minutes would move. */
export const pauseFor = (minutes: number) =>
  queryOptions({
    queryKey: [...KEY, minutes],
    queryFn: ({ signal }) =>
      reply(api.GET("/backoffice/auctions/pause", { params: { query: { minutes } }, signal })),
    ...followed,
  });

/** The state as it is now. */
export const pauseQuery = pauseFor(0);

const changed = () => void staffChanged(KEY);

/**
 * Pauses all standard auctions.
 * @throws the refusal of the server
 */
export async function pauseAuctions(reason: string): Promise<AuctionPause> {
  return command("/backoffice/auctions/pause", { reason }, "paused").finally(changed);
}

/**
 * Resumes all standard auctions.
 * @throws the refusal of the server
 */
export async function resumeAuctions(): Promise<AuctionPause> {
  return command("/backoffice/auctions/resume", {}, "paused").finally(changed);
}
