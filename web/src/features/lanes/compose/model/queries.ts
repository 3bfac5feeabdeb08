/** The calls of the lane composer, and the address of its list. */
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type QueueRow = Schema<"QueueRow">;
export type EligibleLot = Schema<"EligibleLot">;
type LaneGroup = NonNullable<Schema<"QueueQuery">["state"]>;
/** The filter of the lots that can join. */
export type EligibleFilter = Pick<Schema<"EligibleQuery">, "q" | "kind" | "seller" | "emirate" | "lane_wish">;

const PAGE = 24;

/** The keys of what the lane composer reads. */
export const composeKeys = {
  lanes: [...keys.staff("lanes"), "list"],
  lanesIn: (q: string, state: string | undefined) => [...keys.staff("lanes"), "list", q, state],
  lane: (id: number) => [...keys.staff("lanes"), "one", id],
  auctioneers: ["auctioneers"],
  eligible: (id: number, filter: object) => ["eligible", id, filter],
} as const;

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

/** The address of the lanes: `/clients?tab=lanes&state=draft&q=van`, or `&lane=7` for one lane, and `&door=1` for its door. */
export interface LanesAddress {
  readonly state?: LaneGroup;
  readonly q?: string;
  readonly lane?: number;
  /** A person at the door gets a paddle. */
  readonly door?: 1;
}

export const GROUPS: readonly LaneGroup[] = ["live", "scheduled", "draft", "finished", "cancelled"];

export const GROUP_WORDS: Readonly<Record<LaneGroup, string>> = {
  live: "Running",
  scheduled: "Scheduled",
  draft: "Drafts",
  finished: "Finished",
  cancelled: "Cancelled",
};

/** Reads the address; null for an invalid value: the page does not exist. */
export function readLanesAddress(raw: Readonly<Record<string, unknown>>): LanesAddress | null {
  const { state, q, lane, door } = raw;
  const group = GROUPS.find((known) => known === state);
  const id = Number(lane);
  if (state !== undefined && !group) return null;
  if (door !== undefined && (lane === undefined || Number(door) !== 1)) return null;
  if (lane !== undefined && !(Number.isSafeInteger(id) && id > 0)) return null;
  return {
    ...(group && { state: group }),
    ...(typeof q === "string" && q !== "" && { q }),
    ...(lane !== undefined && { lane: id }),
    ...(door !== undefined && { door: 1 }),
  };
}

/** The address for a link. */
export function lanesSearch({ state, q, lane, door }: LanesAddress) {
  return { tab: "lanes", state, q, lane, door };
}
