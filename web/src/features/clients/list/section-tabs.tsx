import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TabCount, tab, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { type ClientsAddress, clientsSearch, SECTIONS } from "./clients-address.ts";
import { clientCountsQuery } from "./queries.ts";
import { SECTION_WORDS } from "./words.ts";

/** The sections of clients by state, each with its number under this filter. */
export function SectionTabs({ address }: { address: ClientsAddress }) {
  const { data } = useQuery(clientCountsQuery(address));
  return (
    <nav aria-label="Clients" className={cn(tabList, "mt-1 max-lg:-mx-4 max-lg:gap-5 max-lg:px-4")}>
      {SECTIONS.map((section) => (
        <Link
          key={section}
          to="/clients"
          search={clientsSearch({ ...address, section })}
          resetScroll={false}
          aria-current={section === address.section ? "page" : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
          activeProps={{}}
          className={tab}
        >
          {SECTION_WORDS[section].word}
          <TabCount className={data === undefined ? "invisible" : ""}>{count(data?.[section] ?? 0)}</TabCount>
        </Link>
      ))}
    </nav>
  );
}
