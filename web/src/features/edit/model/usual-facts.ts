/** Facts that most lots of a model share: proposals for the next lot of this model. */
import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** The fields that get a proposal, in the order of the form. */
export const PROPOSED = ["engine", "gearbox", "drive", "body"] as const;
export type Usual = ReadonlyMap<string, string>;

/** Fewer lots say too little. */
const FEWEST_LOTS = 2;
/** Part of the lots that share a value before it counts as usual. */
const LEAST_PART = 0.75;
const STALE_MS = 5 * 60_000;

interface Counted {
  readonly value: string;
  readonly count: number;
}

/** Returns the value of nearly all lots; null where they differ or are too few. */
export function usualOf(items: readonly Counted[]): string | null {
  const all = items.reduce((sum, { count }) => sum + count, 0);
  const most = items.find(({ count }) => count >= all * LEAST_PART);
  return most === undefined || all < FEWEST_LOTS ? null : most.value;
}

/** POST /auction/selectlist/all/{field}, once for each proposed field. */
export const usualQuery = (model: string) =>
  queryOptions({
    queryKey: keys.usualFacts(model),
    queryFn: async ({ signal }): Promise<Usual> => {
      const lists = await Promise.all(
        PROPOSED.map((field) =>
          reply(
            api.POST("/auction/selectlist/{section}/{field}", {
              params: { path: { section: "all", field } },
              body: { filter: { model: [model] } },
              signal,
            }),
          ),
        ),
      );
      return new Map(
        PROPOSED.flatMap((field, place) => {
          const value = usualOf(lists[place]?.items ?? []);
          return value === null ? [] : [[field, value] as const];
        }),
      );
    },
    staleTime: STALE_MS,
  });
