import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";

export type QueueRow = Schema<"QueueRow">;
export type EligibleLot = Schema<"EligibleLot">;
export type LaneGroup = NonNullable<Schema<"QueueQuery">["state"]>;
/** What the staff look for among the lots that can join. */
export type EligibleFilter = Pick<Schema<"EligibleQuery">, "q" | "kind" | "seller" | "emirate">;

const PAGE = 24;
/** How often the staff's screens look whether somebody else has changed something, ms. */
const LOOK_MS = 15_000;

/** POST /backoffice/queues/list, page by page: what runs, what comes, what is over. */
export const composedLanesQuery = (q: string, state: LaneGroup | undefined) =>
  infiniteQueryOptions({
    queryKey: keys.composedLanesIn(q, state),
    queryFn: ({ pageParam, signal }) => {
      const body = {
        q,
        limit: PAGE,
        ...(state !== undefined && { state }),
        ...(pageParam !== null && { after: pageParam }),
      };
      return reply(api.POST("/backoffice/queues/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: LOOK_MS,
  });

/** How many lanes are not over: what the tab counts. */
export const openLanesQuery = queryOptions({
  queryKey: [...keys.composedLanes, "open"],
  queryFn: async ({ signal }) => {
    const page = await reply(api.POST("/backoffice/queues/list", { body: { limit: 1 }, signal }));
    const { draft, scheduled, live } = page.counts;
    return draft + scheduled + live;
  },
  staleTime: LOOK_MS,
});

/** GET /backoffice/queues/{id}: a lane as it is composed; read again while somebody looks at it. */
export const composedLaneQuery = (id: number) =>
  queryOptions({
    queryKey: keys.composedLane(id),
    queryFn: ({ signal }) => reply(api.GET("/backoffice/queues/{id}", { params: { path: { id } }, signal })),
    staleTime: 5_000,
    refetchInterval: LOOK_MS,
    gcTime: 0,
  });

/** GET /backoffice/queues/auctioneers: who can run a lane, and what he runs already. */
export const auctioneersQuery = queryOptions({
  queryKey: keys.auctioneers,
  queryFn: ({ signal }) => reply(api.GET("/backoffice/queues/auctioneers", { signal })),
  staleTime: LOOK_MS,
});

/**
 * POST /backoffice/queues/eligible, page by page. `run`: what is in the run when a page is asked for; what joins
 * afterwards is left out by whoever draws the list, so that it stays where it is.
 */
export const eligibleQuery = (id: number, filter: EligibleFilter, run: readonly number[]) =>
  infiniteQueryOptions({
    queryKey: keys.eligible(id, filter),
    queryFn: ({ pageParam, signal }) => {
      const body = {
        ...filter,
        id_queue: id,
        except: [...run],
        limit: PAGE,
        ...(pageParam !== null && { after: pageParam }),
      };
      return reply(api.POST("/backoffice/queues/eligible", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
