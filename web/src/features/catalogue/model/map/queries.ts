import { reply } from "@marsa/api-spec/client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import type { Filter } from "../search/list-search.ts";
import type { MapGrouping } from "./places.ts";
import type { Section } from "../search/sections.ts";

/** POST /auction/map/{section}: the places of a list's lots, in groups. */
export const mapQuery = (section: Section, filter: Filter, by: MapGrouping) =>
  queryOptions({
    queryKey: keys.map(section, filter, by),
    queryFn: async ({ signal }) => {
      const map = await reply(
        api.POST("/auction/map/{section}", {
          params: { path: { section } },
          body: { filter, by },
          signal,
        }),
      );
      seedCards(map.places.flatMap(({ lot }) => lot ?? []));
      return map;
    },
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });
