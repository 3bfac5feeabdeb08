import {
  Banknote,
  ClipboardCheck,
  Coins,
  CornerUpLeft,
  Flag,
  Gavel,
  Handshake,
  MessageSquare,
  PenLine,
  ReceiptText,
  Building2,
  Phone,
  Radio,
  Scale,
  ShieldCheck,
  Users,
  WalletCards,
} from "lucide-react";
import { lazy } from "react";
import type { DeskLine } from "#/features/desk/desk-layout.tsx";

/** The lines of the staff's desk in this build, in their order. */
export const DESK_LINES: readonly DeskLine[] = [
  {
    name: "clients",
    label: "Clients",
    icon: Users,
    group: "Waiting",
    kind: "clients",
    isWide: ({ client }) => client !== undefined,
    Screen: lazy(async () => ({
      default: (await import("#/features/clients/view/clients-tab.tsx")).ClientsTab,
    })),
  },
  {
    name: "moderation",
    label: "Moderation",
    icon: ClipboardCheck,
    group: "Waiting",
    kind: "moderation",
    isWide: () => true,
    Screen: lazy(async () => ({ default: (await import("./-moderation.tsx")).Moderation })),
  },
  {
    name: "signatures",
    label: "To be signed",
    icon: PenLine,
    group: "Waiting",
    kind: "signatures",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-money/signatures/signatures-tab.tsx")).SignaturesTab,
    })),
  },
  {
    name: "cases",
    label: "Cases",
    icon: Flag,
    group: "Waiting",
    kind: "cases",
    Screen: lazy(async () => ({ default: (await import("#/features/cases/cases-tab.tsx")).CasesTab })),
  },
  {
    name: "refunds",
    label: "Refunds",
    icon: CornerUpLeft,
    group: "Waiting",
    kind: "refunds",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-money/refunds/refunds-tab.tsx")).RefundsTab,
    })),
  },
  {
    name: "payments",
    label: "Payments",
    icon: WalletCards,
    group: "Waiting",
    kind: "payments",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-money/payments/payments-tab.tsx")).PaymentsTab,
    })),
  },
  {
    name: "settlements",
    label: "Settlements",
    icon: Handshake,
    group: "Waiting",
    kind: "settlements",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-money/settlements/view/settlements-tab.tsx")).SettlementsTab,
    })),
  },
  {
    name: "calls",
    label: "Call-backs",
    icon: Phone,
    group: "Waiting",
    kind: "calls",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-calls/calls-tab.tsx")).CallsTab,
    })),
  },
  {
    name: "questions",
    label: "Questions",
    icon: MessageSquare,
    group: "Waiting",
    kind: "questions",
    Screen: lazy(async () => ({
      default: (await import("#/features/questions/view/screens.tsx")).QuestionsTab,
    })),
  },
  {
    name: "claims",
    label: "Claims",
    icon: Scale,
    group: "Waiting",
    kind: "claims",
    Screen: lazy(async () => ({ default: (await import("#/features/claim/view/claims-tab.tsx")).ClaimsTab })),
  },
  {
    name: "lanes",
    label: "Lanes",
    icon: Radio,
    group: "Sales",
    isWide: ({ lane }) => lane !== undefined,
    Screen: lazy(async () => ({
      default: (await import("#/features/lanes/compose/view/lanes-tab.tsx")).LanesTab,
    })),
  },
  {
    name: "auctions",
    label: "All auctions",
    icon: Gavel,
    group: "Sales",
    kind: "auctions",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-pause/auctions-tab.tsx")).AuctionsTab,
    })),
  },
  {
    name: "debtors",
    label: "Debtors",
    icon: Coins,
    group: "Money",
    Screen: lazy(async () => ({
      default: (await import("#/features/staff-money/debtors/debtors-tab.tsx")).DebtorsTab,
    })),
  },
  {
    name: "payouts",
    label: "Payouts to sellers",
    icon: Banknote,
    group: "Money",
    Screen: lazy(async () => ({ default: (await import("#/features/papers/payouts-tab.tsx")).PayoutsTab })),
  },
  {
    name: "papers",
    label: "Tax documents",
    icon: ReceiptText,
    group: "Money",
    Screen: lazy(async () => ({ default: (await import("#/features/papers/papers-tab.tsx")).PapersTab })),
  },
  {
    name: "house",
    label: "House details",
    icon: Building2,
    group: "Money",
    Screen: lazy(async () => ({ default: (await import("#/features/papers/house-tab.tsx")).HouseTab })),
  },
  {
    name: "audit",
    label: "Audit",
    icon: ShieldCheck,
    group: "Records",
    Screen: lazy(async () => ({ default: (await import("#/features/audit/audit-tab.tsx")).AuditTab })),
  },
];
