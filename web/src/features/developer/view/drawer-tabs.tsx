import { useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import { tab, TabCount, tabList } from "#/components/ui/tabs.tsx";
import { cn } from "#/lib/cn.ts";
import { AccountsPanel } from "./accounts-panel.tsx";
import { BotsPanel } from "./bots-panel.tsx";
import { ClockPanel } from "./clock-panel.tsx";
import { FaultPanel } from "./fault-panel.tsx";
import { InboxPanel } from "./inbox-panel.tsx";
import { LanesPanel } from "./lanes-panel.tsx";
import { eventFaultsQuery, faultsQuery, type TabId, view } from "../model/queries.ts";
import { RequestsPanel } from "./requests-panel.tsx";
import { ScenePanel } from "./scene-panel.tsx";

const TAB_WORDS: Readonly<Record<TabId, string>> = {
  scene: "Scene",
  clock: "Clock",
  faults: "Faults",
  bots: "Bots",
  lanes: "Lanes",
  inbox: "Inbox",
  requests: "Requests",
  accounts: "Accounts",
};

interface DrawerTabsProps {
  /** Called when the page of a new lot is open behind the drawer. */
  onLotOpened: () => void;
}

/** The panels as tabs; a hidden panel calls nothing. */
export function DrawerTabs({ onLotOpened }: DrawerTabsProps) {
  const { tab: chosen } = useSnapshot(view);
  const panels: Readonly<Record<TabId, ReactNode>> = {
    scene: <ScenePanel />,
    clock: <ClockPanel />,
    faults: <FaultPanel />,
    bots: <BotsPanel />,
    lanes: <LanesPanel />,
    inbox: <InboxPanel />,
    requests: <RequestsPanel />,
    accounts: <AccountsPanel onLotOpened={onLotOpened} />,
  };
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={(id) => (view.tab = id as TabId)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List className={cn(tabList, "mt-1 shrink-0 gap-3 px-3 md:px-5")}>
        {Object.entries(TAB_WORDS).map(([id, word]) => (
          <Tabs.Trigger
            key={id}
            value={id}
            aria-current={id === chosen}
            className={cn(tab, "px-1 outline-offset-[-2px] max-md:py-3.5")}
          >
            {word}
            {id === "faults" && <FaultCount />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(panels).map(([id, panel]) => (
        <Tabs.Content
          key={id}
          value={id}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))] outline-offset-[-2px] md:px-6"
        >
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** The number of faults, on every panel, since a forgotten fault is hard to find. */
function FaultCount() {
  const { data: calls = [] } = useQuery({ ...faultsQuery, refetchInterval: false });
  const { data: events = [] } = useQuery({ ...eventFaultsQuery, refetchInterval: false });
  const faults = calls.length + events.length;
  return faults > 0 ? <TabCount>{faults}</TabCount> : null;
}
