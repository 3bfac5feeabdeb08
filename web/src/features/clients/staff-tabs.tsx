import { type UseQueryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentType, useEffect, useRef } from "react";
import { TabCount, tab, tabList } from "../../components/ui/tabs.tsx";
import { cn } from "../../lib/cn.ts";
import { count, counted } from "../../lib/format/counts.ts";

/** The props of a staff screen: its address, and how to change it. */
export interface StaffScreenProps {
  /** The keys of the address; the screen reads its own ones. */
  search: Readonly<Record<string, unknown>>;
}

/** A tab of the staff's page /clients. */
export interface StaffTab {
  /** Its name in the address: `?tab=lanes`. */
  readonly name: string;
  readonly label: string;
  readonly Screen: ComponentType<StaffScreenProps>;
  /** The work that waits there, with its noun: ["client to accept", "clients to accept"]; left out: none is counted. */
  readonly work?: readonly [one: string, many: string];
  /** The number of things that wait there. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each query has its own type of key
  readonly waiting: UseQueryOptions<any, Error, number, any>;
}

/** The tabs of the staff's page, each with the number of things that wait. */
export function StaffTabs({ tabs, current }: { tabs: readonly StaffTab[]; current: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the tabs scroll sideways: the current one is visible.
  useEffect(() => {
    nav.current?.querySelector(`[data-tab="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <nav ref={nav} aria-label="Back office" className={cn(tabList, "max-lg:-mx-4 max-lg:gap-5 max-lg:px-4")}>
      {tabs.map(({ name, label, waiting }, place) => (
        <Link
          key={name}
          data-tab={name}
          to="/clients"
          search={place === 0 ? {} : { tab: name }}
          aria-current={name === current ? "page" : undefined}
          activeOptions={{ exact: true }}
          className={tab}
        >
          {label}
          <Waiting query={waiting} />
        </Link>
      ))}
    </nav>
  );
}

function Waiting({ query }: { query: StaffTab["waiting"] }) {
  const { data } = useQuery(query);
  // Room for the number, so that the tabs do not move when it loads.
  return <TabCount className={data === undefined ? "invisible" : ""}>{count(data ?? 0)}</TabCount>;
}

/** The work that waits on all tabs, in one line with links. */
export function WaitingWork({ tabs }: { tabs: readonly StaffTab[] }) {
  const numbers = useQueries({ queries: tabs.map(({ waiting }) => waiting) });
  const waiting = tabs.flatMap(({ name, work }, place) => {
    const n = numbers[place]?.data ?? 0;
    return work === undefined || n === 0 ? [] : [{ name, words: counted(n, ...work) }];
  });
  if (waiting.length === 0) return null;
  return (
    <p data-slot="waiting-work" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-body text-text-2">
      Waiting for you:
      {waiting.map(({ name, words }) => (
        <Link
          key={name}
          to="/clients"
          search={name === tabs[0]?.name ? {} : { tab: name }}
          className="touch font-medium text-blue tabular-nums hover:underline"
        >
          {words}
        </Link>
      ))}
    </p>
  );
}
