import { useQuery } from "@tanstack/react-query";
import { SectionCount, SectionTabs as Tabs } from "#/components/list/section-tabs.tsx";
import { countQuery } from "#/features/catalogue/model/list/queries.ts";
import { inSection, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { SECTION_WORDS, SECTIONS, type Section } from "#/features/catalogue/model/search/sections.ts";
import { useMe } from "#/lib/http/queries.ts";

/** The sections with their numbers of lots. A section keeps the filters that it has. */
export function SectionTabs({ search }: { search: ListSearch }) {
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
