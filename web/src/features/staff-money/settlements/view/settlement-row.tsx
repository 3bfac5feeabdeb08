import { money } from "@marsa/api-spec/amounts";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { cn } from "#/lib/cn.ts";
import type { Sale } from "../model/queries.ts";
import { nextStep, STATE_WORDS } from "../model/words.ts";
import { BadgeCheck, CircleCheck, Clock, type LucideIcon, TriangleAlert, Undo2, Wallet } from "lucide-react";
import { toMs } from "@marsa/api-spec/dates";
import { Countdown } from "#/components/lot/countdown.tsx";
import { useStale } from "#/realtime/link/link-up.ts";

interface SettlementRowProps {
  sale: Sale;
  isOpen: boolean;
  onOpen: () => void;
}

/** A sale after its auction: lot, people, money, and the next step with its deadline. */
export function SettlementRow({ sale, isOpen, onOpen }: SettlementRowProps) {
  const { settlement, buyer, seller, photo } = sale;
  const { state, title, number, all_in, hold, due } = settlement;
  return (
    <li
      className={cn(
        "relative flex gap-3 border-b border-line py-3.5 hover:bg-salt lg:items-center",
        isOpen && "bg-blue-tint hover:bg-blue-tint",
      )}
    >
      <LotPhoto picture={photo} sizes="60px" className="h-10 w-15 shrink-0 rounded-sm" />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_9rem_17rem] lg:items-center">
        <div className="min-w-0">
          <p className="flex items-baseline justify-between gap-4 text-body">
            <button
              type="button"
              onClick={onOpen}
              className="min-w-0 truncate text-start font-strong after:absolute after:inset-0"
            >
              {title}
            </button>
            <span translate="no" className="shrink-0 font-strong tabular-nums lg:hidden">
              AED {money(all_in)}
            </span>
          </p>
          <p className="mt-0.5 text-small text-pretty text-text-2">
            Lot {number} · {buyer} buys from {seller}
          </p>
        </div>
        <p className="text-end text-body font-strong tabular-nums max-lg:hidden">
          AED {money(all_in)}
          <span className="block text-small font-normal text-text-2">
            to Marsa{hold > 0 && `, ${money(hold)} held`}
          </span>
        </p>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SettlementStateWord state={state} />
            {state === "due" && <TimeToPay due={due} />}
          </p>
          <p className="mt-0.5 text-small text-pretty text-text-2">
            {nextStep(sale)}
            {hold > 0 && <span className="lg:hidden"> · AED {money(hold)} held</span>}
          </p>
        </div>
      </div>
    </li>
  );
}

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

/** From here on the clock is orange: the last reminder has gone out, ms. */
const LAST_MS = 4 * 3_600_000;

/** The time that a buyer has left to pay. */
export function TimeToPay({ due }: { due: string }) {
  const stale = useStale();
  return <Countdown end={toMs(due)} windowMs={LAST_MS} stale={stale} />;
}
