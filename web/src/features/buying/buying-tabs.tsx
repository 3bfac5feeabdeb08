import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs } from "#/components/section-tabs.tsx";
import type { Section } from "./buying-search.ts";
import { myCountsQuery } from "./queries.ts";
import { SECTION_WORDS, shownSections } from "./sections.ts";

/** The sections with their numbers of lots. */
export function BuyingTabs({ current }: { current: Section | null }) {
  const { data } = useQuery(myCountsQuery);
  return (
    <SectionTabs
      sections={shownSections(current, data?.["offers"] ?? 0)}
      current={current}
      wordOf={(section) => SECTION_WORDS[section].tab}
      addressOf={(section) => ({ to: "/buying", search: { section } })}
      countOf={(section) => <SectionCount value={data && (data[section] ?? 0)} />}
    />
  );
}
