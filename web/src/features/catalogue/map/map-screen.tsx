import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { boxOf, covers, isClosest, UAE } from "../../../components/uae-map/projection.ts";
import { MapButtons, MapSource, UaeMap } from "../../../components/uae-map/uae-map.tsx";
import { useMapView } from "../../../components/uae-map/use-map-view.ts";
import { cn } from "../../../lib/cn.ts";
import { useLotsTopic } from "../../../realtime/lots/lots-topic.ts";
import { chipsOf } from "../filters/chips.ts";
import { filterOf, sectionOf } from "../list/list-search.ts";
import { type ListSearch, readBox } from "../list/read-list-search.ts";
import { lotsQuery } from "../queries.ts";
import { useStale } from "../../../realtime/link/stale.ts";
import { useWords } from "../filters/use-words.ts";
import { LotFlag } from "./lot-flag.tsx";
import { MapBar } from "./map-bar.tsx";
import { MapDrawer } from "./map-drawer.tsx";
import { type Cluster, clustersOf, groupingAt, type Side } from "./places.ts";
import { mapQuery } from "./queries.ts";
import { useSettled } from "./use-settled.ts";

interface MapScreenProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

/** A press on a cluster zooms in by at least this factor; else its lots are listed. */
const FURTHER = 1.15;

/** The lots of a list on a map with clusters and prices, and in a list beside it. */
export function MapScreen({ search, onChange }: MapScreenProps) {
  const searched = readBox(search.at);
  const map = useMapView(searched ?? UAE);
  const [chosen, setChosen] = useState<number | null>(null);
  const section = sectionOf(search);
  const { at: _, ...filters } = search;
  const chips = chipsOf(filters, useWords(filters));
  const stale = useStale();
  useLotsTopic();

  const settled = useSettled(map.view);
  const by = settled ? groupingAt(settled) : "city";
  // Buildings are read for the visible box only; cities and communities are few enough to read all.
  const bbox = settled && by === "building" ? { bbox: [...boxOf(settled, map.size)] } : {};
  const places = useQuery({
    ...mapQuery(section, { ...filterOf(filters), ...bbox }, by),
    enabled: settled !== null,
  });
  const list = useInfiniteQuery({ ...lotsQuery(search), placeholderData: keepPreviousData });
  // The number of lots, with and without a place.
  const whole = useQuery(mapQuery(section, filterOf(filters), "city")).data;

  const inSight = settled && boxOf(settled, map.size).join();
  const isSearched = search.at === inSight;
  const isWhole = search.at === undefined && (!settled || covers(boxOf(settled, map.size), UAE));
  const here = () => inSight !== null && onChange({ ...search, at: inSight });

  function open(cluster: Cluster) {
    if (map.wasPulled() || !map.view) return;
    if (cluster.lot) {
      setChosen(cluster.lot.id_auction);
      return;
    }
    const before = map.view.k;
    map.look(cluster.box, 0.7);
    const [west, south, east, north] = cluster.box;
    const margin = 0.004;
    const all = [west - margin, south - margin, east + margin, north + margin].map((side) => side.toFixed(4));
    // Lots at one address cannot be told apart by zooming: they are listed.
    if (isClosest(map.view) || (east - west < margin && north - south < margin) || before > 80 / FURTHER)
      onChange({ ...search, at: all.join() });
  }

  return (
    <div
      // Above the steps to a first bid.
      style={{ paddingBlockEnd: "var(--first-bid, 0px)" }}
      className="relative flex h-[calc(100dvh-var(--spacing-header)-var(--link-banner,0px))] max-lg:h-[calc(100dvh-var(--spacing-header-phone)-var(--spacing-bar)-env(safe-area-inset-bottom)-var(--link-banner,0px))] max-lg:flex-col"
    >
      <h1 className="sr-only">Sales map</h1>
      <div className="relative min-h-0 flex-1">
        <UaeMap map={map} label="Lots on the map. Arrows move it, plus and minus zoom." className="size-full">
          {(view, size) =>
            clustersOf(places.data?.places ?? [], view, size).map((cluster) => (
              <Marker
                key={cluster.key}
                cluster={cluster}
                chosen={cluster.lot?.id_auction === chosen}
                stale={stale}
                size={size}
                onOpen={() => open(cluster)}
                onClose={() => setChosen(null)}
              />
            ))
          }
        </UaeMap>
        <MapBar search={search} chips={chips} onChange={onChange} />
        {!isSearched && !isWhole && (
          <button
            type="button"
            className="absolute start-1/2 top-16 flex h-11 -translate-x-1/2 items-center gap-2 rounded-md bg-ink px-4 text-body font-strong whitespace-nowrap text-white shadow-panel hover:bg-ink-3 rtl:translate-x-1/2"
            onClick={here}
          >
            <RefreshCw aria-hidden size={16} strokeWidth={2} /> Search this area
          </button>
        )}
        <MapButtons map={map} className="absolute end-4 bottom-6 max-lg:bottom-4" />
        <MapSource className="absolute start-4 bottom-4 max-lg:start-2 max-lg:bottom-2" />
      </div>
      <MapDrawer
        search={search}
        list={list}
        withoutPlace={whole && searched === null ? whole.total - whole.placed : 0}
        chosen={chosen}
        stale={stale}
        onChoose={setChosen}
        onPlace={(box) => map.look(box)}
        onChange={onChange}
      />
    </div>
  );
}

interface MarkerProps {
  cluster: Cluster;
  chosen: boolean;
  stale: boolean;
  size: { width: number; height: number };
  onOpen: () => void;
  onClose: () => void;
}

function Marker({ cluster, chosen, stale, size, onOpen, onClose }: MarkerProps) {
  const { left, top, lot, count, label, labelled, radius } = cluster;
  if (lot) {
    return (
      <LotFlag
        card={lot}
        at={{ left, top }}
        chosen={chosen}
        stale={stale}
        size={size}
        onOpen={onOpen}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        data-slot="map-cluster"
        aria-label={`${count} lots, ${label}. Look closer`}
        className="touch absolute grid -translate-1/2 place-content-center rounded-full bg-ink font-heavy text-white tabular-nums shadow-[0_0_0_4px_rgb(255_255_255_/_70%)] hover:bg-blue focus-visible:bg-blue"
        style={{ left, top, width: radius * 2, height: radius * 2, fontSize: radius > 26 ? 15 : 13 }}
        onClick={onOpen}
      >
        {count}
      </button>
      {labelled && (
        <span
          aria-hidden
          className={cn(
            "pointer-events-none absolute text-micro font-medium whitespace-nowrap text-text [text-shadow:0_0_3px_#fff,0_0_3px_#fff,0_0_2px_#fff]",
            SIDES[labelled.side],
          )}
          style={{ left: labelled.left, top: labelled.top }}
        >
          {label}
        </span>
      )}
    </>
  );
}

const SIDES: Record<Side, string> = {
  below: "-translate-x-1/2",
  above: "-translate-x-1/2 -translate-y-full",
  end: "-translate-y-1/2",
  start: "-translate-x-full -translate-y-1/2",
};
