import { money } from "@marsa/api-spec/amounts";
import { clock } from "@marsa/api-spec/dates";
import { needAed } from "@marsa/api-spec/money";
import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { NextBest } from "#/components/lot/next-best.tsx";
import { Message } from "#/components/message/message.tsx";
import { Price } from "#/components/lot/price.tsx";
import { cn } from "#/lib/cn.ts";
import { shortfallWords } from "#/features/bidding/model/panel/closed-words.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { isBid, markOf } from "#/features/bidding/model/lot/history-rows.ts";
import { BandStrip } from "./band-strip.tsx";

interface LostProps {
  bidding: BiddingState;
  /** On wide screens it has the place and the frame of the panel. */
  wide?: boolean;
  /** Below the next best lots. */
  children: ReactNode;
}

/** Sold to another bidder: the price, how far it was, what is free again, and the three next best lots. */
export function Lost({ bidding, wide = false, children }: LostProps) {
  const { lot, live, phase, conditions, funds } = bidding;
  const amount = ownAmount(bidding);
  const freed = amount === null || !conditions ? null : needAed(amount, conditions.deposit);
  return (
    <div data-slot="lost" className={wide ? "" : "px-4 pt-7"}>
      <section
        aria-label="Bidding"
        className={cn(wide && "overflow-hidden rounded-lg bg-white shadow-panel outline-1 outline-line-2")}
      >
        {wide && (
          <BandStrip band={bidding.panel.band}>
            <span className="text-small tabular-nums">{clock(live.end)}</span>
          </BandStrip>
        )}
        <div className={wide ? "px-5 pt-3 pb-5" : ""}>
          <div className="flex items-baseline justify-between gap-3">
            <Price amount={live.price ?? live.start_price} size="m" />
            <span className="text-small text-text-2">
              {phase === "sold" ? "Sold to" : "The highest bid is of"} {live.leader ?? "another bidder"}
            </span>
          </div>
          <p className="mt-1.5 text-small text-pretty text-text-2 tabular-nums">
            {shortfallWords(live, amount, bidding.mine?.max != null)}
          </p>
          {freed !== null && funds && (
            <Message
              tone="success"
              icon={Wallet}
              title={`AED ${money(freed)} are free again.`}
              className="mt-3"
            >
              Available: {money(funds.available)}.
            </Message>
          )}
        </div>
      </section>
      <div className="mt-6">
        <NextBest id={lot.id_auction} amount={amount} />
        {children}
      </div>
    </div>
  );
}

/** The reader's highest amount, whole AED: the stored maximum, else the highest bid among the known rows. */
function ownAmount({ mine, history }: BiddingState): number | null {
  if (mine?.max != null) return mine.max;
  const own = history.rows.filter((row) => isBid(row) && markOf(row, mine?.mark ?? null) === "you");
  const amounts = own.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0 ? null : Math.max(...amounts);
}
