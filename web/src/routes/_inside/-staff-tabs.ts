import { lazy } from "react";
import { actsTodayQuery } from "../../features/audit/queries.ts";
import { newClientsQuery } from "../../features/clients/list/queries.ts";
import type { StaffTab } from "../../features/clients/staff-tabs.tsx";
import { openLanesQuery } from "../../features/lanes/compose/queries.ts";
import { waitingLotsQuery } from "../../features/moderation/queries.ts";
import { openCallsQuery } from "../../features/staff-calls/queries.ts";
import { pausedQuery } from "../../features/staff-pause/queries.ts";
import { openInvoicesQuery } from "../../features/staff-money/payments/queries.ts";
import { openRefundsQuery } from "../../features/staff-money/refunds/queries.ts";
import { openSettlementsQuery } from "../../features/staff-money/settlements/queries.ts";

/** The staff's tabs of this build, in their order. /clients opens the first one. */
export const STAFF_TABS: readonly [StaffTab, ...StaffTab[]] = [
  {
    name: "clients",
    label: "Clients",
    Screen: lazy(async () => ({
      default: (await import("../../features/clients/list/clients-tab.tsx")).ClientsTab,
    })),
    waiting: newClientsQuery,
  },
  {
    name: "moderation",
    label: "Moderation",
    Screen: lazy(async () => ({ default: (await import("./-moderation.tsx")).Moderation })),
    waiting: waitingLotsQuery,
  },
  {
    name: "lanes",
    label: "Lanes",
    Screen: lazy(async () => ({
      default: (await import("../../features/lanes/compose/list/lanes-tab.tsx")).LanesTab,
    })),
    waiting: openLanesQuery,
  },
  {
    name: "payments",
    label: "Payments",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-money/payments/payments-tab.tsx")).PaymentsTab,
    })),
    waiting: openInvoicesQuery,
  },
  {
    name: "refunds",
    label: "Refunds",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-money/refunds/refunds-tab.tsx")).RefundsTab,
    })),
    waiting: openRefundsQuery,
  },
  {
    name: "settlements",
    label: "Settlements",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-money/settlements/settlements-tab.tsx")).SettlementsTab,
    })),
    waiting: openSettlementsQuery,
  },
  {
    name: "calls",
    label: "Call-backs",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-calls/calls-tab.tsx")).CallsTab,
    })),
    waiting: openCallsQuery,
  },
  {
    name: "auctions",
    label: "All auctions",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-pause/auctions-tab.tsx")).AuctionsTab,
    })),
    waiting: pausedQuery,
  },
  {
    name: "audit",
    label: "Audit",
    Screen: lazy(async () => ({ default: (await import("../../features/audit/audit-tab.tsx")).AuditTab })),
    waiting: actsTodayQuery,
  },
];
