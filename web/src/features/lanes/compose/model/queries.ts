import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { composeKeys } from "./compose-keys.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type QueueRow = Schema<"QueueRow">;
export type EligibleLot = Schema<"EligibleLot">;
export type LaneGroup = NonNullable<Schema<"QueueQuery">["state"]>;
/** The filter of the lots that can join. */
export type EligibleFilter = Pick<Schema<"EligibleQuery">, "q" | "kind" | "seller" | "emirate" | "lane_wish">;

const PAGE = 24;

/** POST /backoffice/queues/list, page by page: running, coming and past lanes. */
export const composedLanesQuery = (q: string, state: LaneGroup | undefined) =>
  infiniteQueryOptions({
    queryKey: composeKeys.lanesIn(q, state),
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
    ...followed,
  });

/** GET /backoffice/queues/{id}: the lane of a form; read again while the form is open. */
export const composedLaneQuery = (id: number) =>
  queryOptions({
    queryKey: composeKeys.lane(id),
    queryFn: ({ signal }) => reply(api.GET("/backoffice/queues/{id}", { params: { path: { id } }, signal })),
    ...followed,
    gcTime: 0,
  });

/** GET /backoffice/queues/auctioneers: the people who can run a lane, and their lanes. */
export const auctioneersQuery = queryOptions({
  queryKey: composeKeys.auctioneers,
  queryFn: ({ signal }) => reply(api.GET("/backoffice/queues/auctioneers", { signal })),
  staleTime: followed.staleTime,
});

/**
 * POST /backoffice/queues/eligible, page by page. `run`: the run at the time of the read; the list leaves out lots that
 * join later, so that it keeps its place.
 */
export const eligibleQuery = (id: number, filter: EligibleFilter, run: readonly number[]) =>
  infiniteQueryOptions({
    queryKey: composeKeys.eligible(id, filter),
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
