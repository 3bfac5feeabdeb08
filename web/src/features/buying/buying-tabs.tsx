import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs } from "#/components/list/section-tabs.tsx";
import type { Section } from "./buying-search.ts";
import { myCountsQuery } from "./queries.ts";
import { SECTION_WORDS, shownSections } from "./sections.ts";

/** The sections with their numbers of lots. */
export function BuyingTabs({ current }: { current: Section | null }) {
  const { data } = useQuery(myCountsQuery);
  return (
    <SectionTabs
      current={current}
      tabs={shownSections(current, data?.["offers"] ?? 0).map((section) => ({
        section,
        word: SECTION_WORDS[section].tab,
        address: { to: "/buying", search: { section } },
        count: <SectionCount value={data && (data[section] ?? 0)} />,
      }))}
    />
  );
}
