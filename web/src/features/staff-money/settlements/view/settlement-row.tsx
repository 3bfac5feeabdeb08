import { money } from "@marsa/api-spec/amounts";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { cn } from "#/lib/cn.ts";
import type { Sale } from "../model/queries.ts";
import { SettlementStateWord } from "./state-word.tsx";
import { TimeToPay } from "./time-to-pay.tsx";
import { nextStep } from "../model/words.ts";

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
