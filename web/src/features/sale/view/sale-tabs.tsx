import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs } from "#/components/section-tabs.tsx";
import { saleCountsQuery } from "../model/queries.ts";
import { SECTIONS, type SaleFilter, saleSearch, type Section } from "../model/sale-search.ts";
import { SECTION_WORDS } from "../model/sections.ts";

/** The sections with their numbers; search words and filters stay. */
export function SaleTabs({ current, filter }: { current: Section; filter: SaleFilter }) {
  const { data } = useQuery(saleCountsQuery);
  return (
    <SectionTabs
      sections={SECTIONS}
      current={current}
      wordOf={(section) => SECTION_WORDS[section].tab}
      addressOf={(section) => ({ to: "/sale", search: saleSearch(section, filter) })}
      countOf={(section) => <SectionCount value={data && (data[section] ?? 0)} />}
      resetScroll={false}
      className="mt-1"
    />
  );
}
