import { RefreshCw, ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { isClosest, UAE } from "#/components/uae-map/projection.ts";
import { MapButtons, MapSource, UaeMap } from "#/components/uae-map/uae-map.tsx";
import { useMapView } from "#/components/uae-map/use-map-view.ts";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { cn } from "#/lib/cn.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { chipsOf, type Chip } from "#/features/catalogue/model/search/chips.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";
import { without, inSection, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import { type ListSearch, readBox } from "#/features/catalogue/model/search/read-list-search.ts";
import { MapDrawer } from "./map-drawer.tsx";
import { MapMarkers } from "./map-markers.tsx";
import { type Cluster, takenBy } from "#/features/catalogue/model/map/places.ts";
import { communityIn, useInStep, useMapLots } from "#/features/catalogue/model/map/use-map-lots.ts";
import { ChipRow, FiltersButton } from "../filters/filters-button.tsx";
import { isSection, SECTION_WORDS } from "#/features/catalogue/model/search/sections.ts";

interface MapScreenProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

/** The notice of the sources, px. */
const NOTICE = { left: 0, right: 520 };
/** Degrees around lots that are as good as at one address. */
const MARGIN = 0.004;

/** The lots of a list on a map with clusters and prices, and in a list beside it. */
export function MapScreen({ search, onChange }: MapScreenProps) {
  const searched = readBox(search.at);
  const map = useMapView(searched ?? UAE, searched ? 1 : undefined);
  const [chosen, setChosen] = useState<number | null>(null);
  const filters = without(search, "at");
  const wordOf = useWords(filters);
  const stale = useStale();
  useLotsTopic();
  const { settled, clusters, list, whole, inView } = useMapLots(search, map);
  const { follows, setFollows, ask, asked, isInStep } = useInStep(search, map, settled, onChange);
  const community = communityIn(search);
  const { height } = map.size;
  const taken = useMemo(
    () => [...takenBy(clusters), { ...NOTICE, top: height - 56, bottom: height }],
    [clusters, height],
  );
  const leftOut = useMemo(() => new Set(clusters.flatMap(({ names }) => names)), [clusters]);

  function open({ lot, box, community: its }: Cluster) {
    if (map.wasPulled() || !map.view) return;
    if (lot) {
      setChosen(lot.id_auction);
      return;
    }
    const [west, south, east, north] = box;
    const all = [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN] as const;
    // Lots at one address cannot be told apart by zooming: they are listed.
    if (isClosest(map.view)) ask(all.map((side) => side.toFixed(4)).join());
    else {
      if (its !== null && its !== community) onChange({ ...search, community: [its] });
      map.look(all, 0.9);
    }
  }

  return (
    <div
      // Above the steps to a first bid.
      style={{ paddingBlockEnd: "var(--first-bid, 0px)" }}
      className="relative flex h-[calc(100dvh-var(--spacing-header)-var(--link-banner,0px))] max-lg:h-[calc(100dvh-var(--spacing-header-phone)-var(--spacing-bar)-env(safe-area-inset-bottom)-var(--link-banner,0px))] max-lg:flex-col"
    >
      <h1 className="sr-only">Sales map</h1>
      <div className="relative min-h-0 flex-1">
        <UaeMap
          map={map}
          label="Lots on the map. Arrows move it, plus and minus zoom."
          community={community}
          taken={taken}
          leftOut={leftOut}
          className="size-full"
        >
          <MapMarkers
            clusters={clusters}
            chosen={chosen}
            community={community}
            stale={stale}
            size={map.size}
            onOpen={open}
            onClose={() => setChosen(null)}
          />
        </UaeMap>
        <MapBar search={search} chips={chipsOf(filters, wordOf)} onChange={onChange} />
        <label
          htmlFor="list-follows"
          className="absolute end-4 top-5 flex h-9.5 items-center gap-2 rounded-md bg-white px-3 text-small font-medium shadow-panel max-lg:hidden"
        >
          <Checkbox id="list-follows" checked={follows} onCheckedChange={setFollows} />
          List follows the map
        </label>
        {!follows && !isInStep && (
          <button
            type="button"
            className="absolute start-1/2 top-16 flex h-11 -translate-x-1/2 items-center gap-2 rounded-md bg-ink px-4 text-body font-strong whitespace-nowrap text-white shadow-panel hover:bg-ink-3 rtl:translate-x-1/2"
            onClick={() => ask(asked)}
          >
            <RefreshCw aria-hidden size={16} strokeWidth={2} /> Search this area
          </button>
        )}
        <MapButtons
          map={map}
          className={cn("absolute end-4 bottom-6 max-lg:bottom-4", chosen !== null && "max-lg:hidden")}
        />
        <MapSource className="absolute start-4 bottom-4 max-lg:start-2 max-lg:bottom-2" />
      </div>
      <MapDrawer
        search={search}
        list={list}
        community={community === null ? null : { label: wordOf("community", community), lots: whole?.total }}
        inView={inView}
        withoutPlace={whole ? whole.total - whole.placed : 0}
        chosen={chosen}
        stale={stale}
        onChoose={setChosen}
        onPlace={(box) => map.look(box)}
        onChange={onChange}
      />
    </div>
  );
}

interface MapBarProps {
  search: ListSearch;
  chips: readonly Chip[];
  onChange: (next: ListSearch) => void;
}

const SHOWN = ["all", "vehicles", "apartments"] as const;
const SHOWN_WORDS = { all: "Vehicles and apartments", vehicles: "Vehicles", apartments: "Apartments" };

/** Kind and filters, above the map. */
function MapBar({ search, chips, onChange }: MapBarProps) {
  const section = sectionOf(search);
  const { at, ...filters } = search;
  const withPlace = (next: ListSearch): ListSearch => (at === undefined ? next : { ...next, at });
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 overflow-x-auto p-3 [scrollbar-width:none] lg:p-5 [&>*]:pointer-events-auto">
      <label className="relative flex h-9.5 shrink-0 items-center rounded-md border border-line-2 bg-white shadow-panel">
        <span className="sr-only">What to show</span>
        <select
          className="h-9 max-lg:h-11 appearance-none rounded-md bg-transparent ps-3 pe-9 text-small font-medium"
          value={section}
          onChange={(event) => {
            const next = event.target.value;
            if (isSection(next) && next) onChange(withPlace(inSection(filters, next)));
          }}
        >
          {SHOWN.map((each) => (
            <option key={each} value={each}>
              {SHOWN_WORDS[each]}
            </option>
          ))}
          {!(SHOWN as readonly string[]).includes(section) && (
            <option value={section}>{SECTION_WORDS[section].tab}</option>
          )}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute end-3 text-text-2"
        />
      </label>
      <FiltersButton search={filters} onChange={(next) => onChange(withPlace(next))} />
      <ChipRow
        to="/auction/map"
        chips={chips.map((chip) => ({ ...chip, next: withPlace(chip.next) }))}
        search={filters}
        className="[&_a]:shadow-panel"
      />
    </div>
  );
}
