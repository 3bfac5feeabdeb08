import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentType, useEffect, useRef } from "react";
import { TabCount, tab, tabList } from "../../components/ui/tabs.tsx";
import { cn } from "../../lib/cn.ts";
import { count } from "../../lib/format/counts.ts";

/** What one part of the staff's work is given of the address, and how it writes it. */
export interface StaffScreenProps {
  /** The keys of the address; its own ones are read by the screen. */
  search: Readonly<Record<string, unknown>>;
}

/** One part of the staff's work. It stands at /clients as soon as it is listed. */
export interface StaffTab {
  /** Its word in the address: `?tab=lanes`. */
  readonly name: string;
  readonly label: string;
  readonly Screen: ComponentType<StaffScreenProps>;
  /** How many things wait there. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each has a key of its own shape
  readonly waiting: UseQueryOptions<any, Error, number, any>;
}

/** The parts of the staff's work with what waits in each. */
export function StaffTabs({ tabs, current }: { tabs: readonly StaffTab[]; current: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the tabs scroll sideways: the one that is open is in sight.
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
  // Room for the number, so that the tabs stay where they are when it comes.
  return <TabCount className={data === undefined ? "invisible" : ""}>{count(data ?? 0)}</TabCount>;
}
