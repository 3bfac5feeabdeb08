import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TabCount, tab, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { saleCountsQuery } from "../model/queries.ts";
import { SECTIONS, type SaleFilter, saleSearch, type Section } from "../model/sale-search.ts";
import { SECTION_WORDS } from "../model/sections.ts";

/** The sections with their numbers; search words and filters stay. */
export function SaleTabs({ current, filter }: { current: Section; filter: SaleFilter }) {
  const { data } = useQuery(saleCountsQuery);
  return (
    <nav aria-label="Sections" className={cn(tabList, "mt-1 max-lg:-mx-4 max-lg:gap-5 max-lg:px-4")}>
      {SECTIONS.map((section) => (
        <Link
          key={section}
          ref={section === current ? showTab : null}
          to="/sale"
          search={saleSearch(section, filter)}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={section === current ? "page" : undefined}
          className={tab}
        >
          {SECTION_WORDS[section].tab}
          {/* Room for the number, so that the tabs keep their places when it arrives. */}
          <TabCount className={data === undefined ? "invisible" : ""}>{count(data?.[section] ?? 0)}</TabCount>
        </Link>
      ))}
    </nav>
  );
}

/** A phone has no room for all tabs: the chosen one scrolls into view. */
function showTab(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 4 });
}
