import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { chipsOf } from "#/features/catalogue/model/search/chips.ts";
import { useWider } from "#/features/catalogue/model/list/grid.ts";
import { rememberList } from "#/lib/browser/list-place.ts";
import { ListHead } from "./list-head.tsx";
import { inSection, sectionOf, mapSearch } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { Lots } from "./lots.tsx";
import { useList } from "#/features/catalogue/model/list/use-list.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";
import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs as Tabs } from "#/components/list/section-tabs.tsx";
import { countQuery } from "#/features/catalogue/model/list/queries.ts";
import { type Section, SECTION_WORDS, SECTIONS } from "#/features/catalogue/model/search/sections.ts";
import { ArrowUp, Map as MapIcon } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";

const ListTools = lazy(async () => ({ default: (await import("./list-tools.tsx")).ListTools }));
const AllInNote = lazy(async () => ({ default: (await import("./all-in-note.tsx")).AllInNote }));
const CompareBar = lazy(async () => ({ default: (await import("../compare/compare-bar.tsx")).CompareBar }));
const FilterGroups = lazy(async () => ({
  default: (await import("../filters/filter-groups.tsx")).FilterGroups,
}));

/** From this width of the window on, px, the filters have a column of their own. */
const FACETS_FROM = 1280;

interface AuctionScreenProps {
  search: ListSearch;
  /** Opens another address, as one step of the history. */
  onChange: (next: ListSearch) => void;
}

/** The auction list: sections, filters, and live cards of lots. */
export function AuctionScreen({ search, onChange }: AuctionScreenProps) {
  const visitor = useMe() === null && sectionOf(search) === "favorites";
  const wide = useWider(FACETS_FROM);
  const table = search.view === "table";
  // A table needs the width, so its filters are behind a button.
  const column = wide && !table;
  const list = useList(search);
  useEffect(() => rememberList(search), [search]);
  const exact = list.capped ? undefined : list.total;
  const chips = chipsOf(search, useWords(search));
  // An empty list needs no filters; the message gets the whole width.
  const bare = visitor || (list.total === 0 && chips.length === 0);

  return (
    <div className="flex">
      {!bare && !table && (
        <aside
          aria-label="Filters"
          className="sticky top-header hidden h-[calc(100dvh-var(--spacing-header))] w-facets shrink-0 overflow-y-auto overscroll-contain border-e border-line ps-6 pe-5 pt-1 pb-[calc(2rem+var(--link-banner,0px))] [scrollbar-width:thin] xl:block"
        >
          {column && (
            <Suspense>
              <FilterGroups search={search} onChange={onChange} />
            </Suspense>
          )}
        </aside>
      )}
      <div className="min-w-0 flex-1 px-4 pb-20 lg:px-gutter">
        <div className="flex items-center gap-6 lg:border-b lg:border-line">
          <SectionTabs search={search} />
          <Suspense>{!bare && <ListTools search={search} chips={chips} total={exact} />}</Suspense>
        </div>
        <ListHead
          search={search}
          chips={chips}
          // Without a list there is no number.
          total={visitor || (list.total === undefined && list.error) ? null : list.total}
          capped={list.capped}
          filters={bare ? "none" : column ? "column" : wide ? "inline" : "button"}
          onChange={onChange}
        />
        {search.prices === "all-in" && (
          <Suspense>
            <AllInNote />
          </Suspense>
        )}
        <Lots list={list} search={search} chips={chips} visitor={visitor} />
        <BottomNotice newLots={visitor ? 0 : list.newLots} onShow={list.showNew} search={search} />
      </div>
      <Suspense>
        <CompareBar />
      </Suspense>
    </div>
  );
}

/** The sections with their numbers of lots. A section keeps the filters that it has. */
function SectionTabs({ search }: { search: ListSearch }) {
  const me = useMe();
  const current = sectionOf(search);
  const shown = SECTIONS.filter((section) => section !== "favorites" || me || current === "favorites");
  return (
    <Tabs
      current={current}
      tabs={shown.map((section) => ({
        section,
        word: SECTION_WORDS[section].tab,
        address: { to: "/auction", search: inSection(search, section) },
        count: section !== "favorites" || me ? <Count section={section} /> : null,
      }))}
      className="min-w-0 flex-1 pt-1 lg:border-b-0"
    />
  );
}

function Count({ section }: { section: Section }) {
  const { data } = useQuery(countQuery(section, {}));
  return <SectionCount value={data?.count} />;
}

interface BottomNoticeProps {
  /** Lots that joined the list since it was read. */
  newLots: number;
  onShow: () => void;
  search: ListSearch;
}

/**
 * A floating bar above the list's end: new lots, else the link to the top. It floats so that nothing moves when it
 * appears.
 */
function BottomNotice({ newLots, onShow, search }: BottomNoticeProps) {
  const hasScreen = useHasScreen();
  const far = useScrolledFar();
  return (
    <div
      data-slot="bottom-notice"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom)+var(--tray,0px)+var(--first-bid,0px)+var(--link-banner,0px)+1rem)] z-20 flex justify-center px-4 lg:bottom-[calc(var(--tray,0px)+var(--first-bid,0px)+var(--link-banner,0px)+1.5rem)] lg:ps-rail"
    >
      <output className="contents">
        {newLots > 0 && (
          <span className="pointer-events-auto flex min-h-11 animate-fade-in items-center gap-2.5 rounded-md border border-line bg-white px-4 text-small shadow-panel">
            <ArrowUp aria-hidden size={16} strokeWidth={2} className="text-blue" />
            <strong className="font-strong">
              {counted(newLots, "new lot")} {newLots === 1 ? "matches" : "match"}.
            </strong>
            <button type="button" className="touch rounded-sm text-blue hover:underline" onClick={onShow}>
              Show {newLots === 1 ? "it" : "them"}
            </button>
            <span className="text-text-2 max-md:hidden">Your list doesn’t move until you ask.</span>
          </span>
        )}
      </output>
      {newLots === 0 && far && (
        <button
          type="button"
          className="pointer-events-auto flex h-11 items-center gap-2 rounded-md bg-ink px-4 text-body font-strong text-white shadow-panel hover:bg-ink-3"
          onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
        >
          <ArrowUp aria-hidden size={18} strokeWidth={2} /> Back to top
        </button>
      )}
      {newLots === 0 && !far && hasScreen("/auction/map") && (
        <ScreenLink
          to="/auction/map"
          search={mapSearch(search)}
          className="pointer-events-auto flex h-11 items-center gap-2 rounded-md bg-ink px-4 text-body font-strong text-white shadow-panel md:hidden"
        >
          <MapIcon aria-hidden size={18} strokeWidth={2} /> Map
        </ScreenLink>
      )}
    </div>
  );
}

/** Whether the page is scrolled down by more than two screens. */
function useScrolledFar(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("scroll", changed, { passive: true });
      return () => removeEventListener("scroll", changed);
    },
    () => scrollY > innerHeight * 2,
    () => false,
  );
}
