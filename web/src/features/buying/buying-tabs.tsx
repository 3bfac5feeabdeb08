import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TabCount, tab, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { myCountsQuery } from "./queries.ts";
import type { Section } from "./buying-search.ts";
import { SECTION_WORDS, shownSections } from "./sections.ts";

/** The sections with their numbers of lots. */
export function BuyingTabs({ current }: { current: Section | null }) {
  const { data } = useQuery(myCountsQuery);
  return (
    <nav aria-label="Sections" className={cn(tabList, "max-lg:-mx-4 max-lg:gap-5 max-lg:px-4")}>
      {shownSections(current, data?.["offers"] ?? 0).map((section) => (
        <Link
          key={section}
          ref={section === current ? showTab : null}
          to="/buying"
          search={{ section }}
          activeOptions={{ exact: true }}
          aria-current={section === current ? "page" : undefined}
          className={tab}
        >
          {SECTION_WORDS[section].tab}
          {/* Room for the number, so that the tabs do not move when it loads. */}
          <TabCount className={data === undefined ? "invisible" : ""}>{count(data?.[section] ?? 0)}</TabCount>
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls to the current tab on a phone. */
function showTab(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 4 });
}
