import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { boxOf, covers, UAE } from "#/components/uae-map/projection.ts";
import type { useMapView } from "#/components/uae-map/use-map-view.ts";
import { type Filter, filterOf, sectionOf, without } from "../search/list-search.ts";
import { type ListSearch, readBox } from "../search/read-list-search.ts";
import { lotsQuery } from "../list/queries.ts";
import { clustersOf, groupingAt, type MapGrouping } from "./places.ts";
import { useSettled } from "./use-settled.ts";
import { reply } from "@marsa/api-spec/client";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import type { Section } from "../search/sections.ts";

/** Returns the only chosen community of an address; null: none, or several. */
export function communityIn({ community }: ListSearch): string | null {
  return community?.length === 1 ? community[0]! : null;
}

/**
 * Returns the lots of an address as discs and flags of the map, and as a list. The chosen community limits the list
 * alone: on the map its neighbours stay.
 */
export function useMapLots(search: ListSearch, map: ReturnType<typeof useMapView>) {
  const section = sectionOf(search);
  const filters = without(search, "at");
  const settled = useSettled(map.view);
  const by = settled ? groupingAt(settled) : "city";
  // Buildings are read for the visible box only; cities and communities are few enough to read all.
  const bbox = settled && by === "building" ? { bbox: [...boxOf(settled, map.size)] } : {};
  const { data } = useQuery({
    ...mapQuery(section, { ...filterOf(without(filters, "community")), ...bbox }, by),
    enabled: settled !== null,
  });
  const list = useInfiniteQuery({ ...lotsQuery(search), placeholderData: keepPreviousData });
  // The lots of the filters in all parts of the map, with and without a place.
  const whole = useQuery(mapQuery(section, filterOf(filters), "city")).data;
  const { view, size } = map;
  const clusters = useMemo(
    () => (view ? clustersOf(data?.places ?? [], view, size) : []),
    [data, view, size],
  );
  const inView = clusters
    .filter(({ left, top }) => left >= 0 && top >= 0 && left <= size.width && top <= size.height)
    .reduce((sum, { count }) => sum + count, 0);
  return { settled, clusters, list, whole, inView };
}

/**
 * Keeps the list in step with the map: what is in sight goes into the address, and an address from elsewhere (Back, a
 * link) moves the map.
 */
export function useInStep(
  search: ListSearch,
  map: ReturnType<typeof useMapView>,
  settled: ReturnType<typeof useMapLots>["settled"],
  onChange: (next: ListSearch) => void,
) {
  const [follows, setFollows] = useState(true);
  const known = useRef(search.at);
  const inSight = settled && boxOf(settled, map.size).join();
  const isWhole = settled !== null && covers(boxOf(settled, map.size), UAE);
  const asked = isWhole ? undefined : (inSight ?? undefined);

  const ask = (at: string | undefined, change: ListSearch = search) => {
    known.current = at;
    onChange(at === undefined ? without(change, "at") : { ...change, at });
  };
  const follow = useEffectEvent((seen: string | null, isOn: boolean) => {
    if (isOn && seen !== null && asked !== known.current) ask(asked);
  });
  const lookAt = useEffectEvent((at: string | undefined) => {
    if (at === known.current) return;
    known.current = at;
    const box = readBox(at);
    map.look(box ?? UAE, box ? 1 : undefined);
  });
  useEffect(() => lookAt(search.at), [search.at]);
  useEffect(() => follow(inSight, follows), [inSight, follows]);
  return { follows, setFollows, ask, asked, isInStep: asked === search.at };
}

/** POST /auction/map/{section}: the places of a list's lots, in groups. */
const mapQuery = (section: Section, filter: Filter, by: MapGrouping) =>
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
