import { lazy } from "react";
import type { StaffTab } from "../../features/clients/staff-tabs.tsx";
import { openLanesQuery } from "../../features/lanes/compose/queries.ts";

/** The parts of the staff's work that this build has, in their order. /clients opens on the first one. */
export const STAFF_TABS: readonly [StaffTab, ...StaffTab[]] = [
  {
    name: "lanes",
    label: "Lanes",
    Screen: lazy(async () => ({
      default: (await import("../../features/lanes/compose/list/lanes-tab.tsx")).LanesTab,
    })),
    waiting: openLanesQuery,
  },
];
