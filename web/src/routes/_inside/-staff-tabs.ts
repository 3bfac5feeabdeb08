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
    work: ["client to accept", "clients to accept"],
    waiting: newClientsQuery,
  },
  {
    name: "moderation",
    label: "Moderation",
    Screen: lazy(async () => ({ default: (await import("./-moderation.tsx")).Moderation })),
    work: ["lot to check", "lots to check"],
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
    work: ["payment to confirm", "payments to confirm"],
    waiting: openInvoicesQuery,
  },
  {
    name: "refunds",
    label: "Refunds",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-money/refunds/refunds-tab.tsx")).RefundsTab,
    })),
    work: ["refund to pay", "refunds to pay"],
    waiting: openRefundsQuery,
  },
  {
    name: "settlements",
    label: "Settlements",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-money/settlements/settlements-tab.tsx")).SettlementsTab,
    })),
    work: ["open settlement", "open settlements"],
    waiting: openSettlementsQuery,
  },
  {
    name: "calls",
    label: "Call-backs",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-calls/calls-tab.tsx")).CallsTab,
    })),
    work: ["call to make", "calls to make"],
    waiting: openCallsQuery,
  },
  {
    name: "auctions",
    label: "All auctions",
    Screen: lazy(async () => ({
      default: (await import("../../features/staff-pause/auctions-tab.tsx")).AuctionsTab,
    })),
    work: ["pause of all auctions", "pauses of all auctions"],
    waiting: pausedQuery,
  },
  {
    name: "audit",
    label: "Audit",
    Screen: lazy(async () => ({ default: (await import("../../features/audit/audit-tab.tsx")).AuditTab })),
    waiting: actsTodayQuery,
  },
];
