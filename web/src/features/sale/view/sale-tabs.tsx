import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs } from "#/components/list/section-tabs.tsx";
import { saleCountsQuery } from "../model/queries.ts";
import { SECTIONS, type SaleFilter, saleSearch, type Section } from "../model/sale-search.ts";
import { SECTION_WORDS } from "../model/sections.ts";

/** The sections with their numbers; search words and filters stay. */
export function SaleTabs({ current, filter }: { current: Section; filter: SaleFilter }) {
  const { data } = useQuery(saleCountsQuery);
  return (
    <SectionTabs
      current={current}
      tabs={SECTIONS.map((section) => ({
        section,
        word: SECTION_WORDS[section].tab,
        address: { to: "/sale", search: saleSearch(section, filter) },
        count: <SectionCount value={data && (data[section] ?? 0)} />,
      }))}
      resetScroll={false}
      className="mt-1"
    />
  );
}
