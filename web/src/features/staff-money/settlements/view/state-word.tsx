import { BadgeCheck, CircleCheck, Clock, type LucideIcon, TriangleAlert, Undo2, Wallet } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import type { Sale } from "../model/queries.ts";
import { STATE_WORDS } from "../model/words.ts";

const LOOKS: Readonly<Record<Sale["settlement"]["state"], { icon: LucideIcon; look: string }>> = {
  due: { icon: Clock, look: "bg-blue-tint text-blue-deep" },
  paid: { icon: CircleCheck, look: "bg-green-tint text-green-deep" },
  handed_over: { icon: BadgeCheck, look: "bg-green-tint text-green-deep" },
  defaulted: { icon: TriangleAlert, look: "bg-orange-tint text-orange-deep" },
  released: { icon: Undo2, look: "bg-salt-2 text-text-2" },
  forfeited: { icon: Wallet, look: "bg-salt-2 text-text-2" },
};

/** The state of a settlement: word, icon and colour. */
export function SettlementStateWord({ state }: { state: Sale["settlement"]["state"] }) {
  const { icon: Icon, look } = LOOKS[state];
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1.5 rounded-sm px-2 py-0.5 text-micro font-strong whitespace-nowrap",
        look,
      )}
    >
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {STATE_WORDS[state]}
    </span>
  );
}
