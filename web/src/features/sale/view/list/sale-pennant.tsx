import {
  BadgeCheck,
  CalendarClock,
  Gavel,
  Hourglass,
  Lock,
  type LucideIcon,
  MessageSquareText,
  Minus,
  Pencil,
  Radio,
  ScanEye,
} from "lucide-react";
import { cn } from "#/lib/cn.ts";
import type { SaleState } from "#/features/sale/model/sale-state.ts";

interface Look {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly tone: string;
}

const LOOKS: Readonly<Record<SaleState, Look>> = {
  draft: { icon: Pencil, word: "Draft", tone: "bg-grey text-white" },
  returned: { icon: MessageSquareText, word: "Returned", tone: "bg-orange-fill text-on-orange" },
  moderation: { icon: ScanEye, word: "In moderation", tone: "bg-grey text-white" },
  upcoming: { icon: CalendarClock, word: "Upcoming", tone: "bg-grey text-white" },
  active: { icon: Gavel, word: "Active", tone: "bg-ink text-white" },
  lane: { icon: Radio, word: "In lane", tone: "bg-ink text-white" },
  ended: { icon: Lock, word: "Ended", tone: "bg-grey text-white" },
  deciding: { icon: Hourglass, word: "Awaiting decision", tone: "bg-blue text-white" },
  sold: { icon: BadgeCheck, word: "Sold", tone: "bg-green text-white" },
  not_sold: { icon: Minus, word: "Not sold", tone: "bg-grey text-white" },
};

/** The status of a lot as a flag: colour, icon and word. */
export function SalePennant({ state }: { state: SaleState }) {
  const { icon: Icon, word, tone } = LOOKS[state];
  return (
    <span
      data-slot="pennant"
      data-kind={state}
      className={cn(
        "pennant inline-flex h-6.5 max-w-full items-center gap-1.5 ps-2.5 pe-4 text-small leading-none font-strong",
        tone,
      )}
    >
      <Icon aria-hidden size={14} strokeWidth={2.2} className="shrink-0" />
      <span className="truncate leading-5">{word}</span>
    </span>
  );
}
