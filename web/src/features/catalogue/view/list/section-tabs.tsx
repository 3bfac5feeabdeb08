import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TabCount, tab, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { useMe } from "#/lib/http/queries.ts";
import { inSection, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { countQuery } from "#/features/catalogue/model/list/queries.ts";
import { SECTION_WORDS, SECTIONS, type Section } from "#/features/catalogue/model/search/sections.ts";

/** The sections with their numbers of lots. A section keeps the filters that it has. */
export function SectionTabs({ search }: { search: ListSearch }) {
  const me = useMe();
  const current = sectionOf(search);
  const shown = SECTIONS.filter((section) => section !== "favorites" || me || current === "favorites");
  return (
    <nav
      aria-label="Sections"
      className={cn(tabList, "-mx-4 min-w-0 flex-1 px-4 pt-1 max-lg:gap-5 lg:mx-0 lg:border-b-0 lg:px-0")}
    >
      {shown.map((section) => (
        <Link
          key={section}
          ref={section === current ? showTab : null}
          to="/auction"
          search={inSection(search, section)}
          aria-current={section === current ? "page" : undefined}
          activeOptions={{ exact: true }}
          className={tab}
        >
          {SECTION_WORDS[section].tab}
          {(section !== "favorites" || me) && <Count section={section} />}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls to the current tab on a phone, with a part of the next one. */
function showTab(link: HTMLElement | null): void {
  const row = link?.parentElement;
  // The first tab is visible without scrolling.
  if (link?.previousElementSibling && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 4 });
}

function Count({ section }: { section: Section }) {
  const { data } = useQuery(countQuery(section, {}));
  // Room for the number, so that the tabs do not move when it loads.
  if (data === undefined) return <TabCount className="invisible">00</TabCount>;
  return <TabCount>{count(data.count)}</TabCount>;
}
