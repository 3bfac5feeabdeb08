import { lazy, Suspense, useEffect } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { chipsOf } from "#/features/catalogue/model/search/chips.ts";
import { BottomNotice } from "./bottom-notice.tsx";
import { useWider } from "#/features/catalogue/model/list/grid.ts";
import { rememberList } from "#/lib/browser/list-place.ts";
import { ListHead } from "./list-head.tsx";
import { inSection, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { Lots } from "./lots.tsx";
import { useList } from "#/features/catalogue/model/list/use-list.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";
import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs as Tabs } from "#/components/list/section-tabs.tsx";
import { countQuery } from "#/features/catalogue/model/list/queries.ts";
import { type Section, SECTION_WORDS, SECTIONS } from "#/features/catalogue/model/search/sections.ts";

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
