import { Buoy } from "#/components/lot/buoy.tsx";
import { Price } from "#/components/lot/price.tsx";
import { youPayFils } from "#/components/lot/use-you-pay.ts";
import { cn } from "#/lib/cn.ts";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import type { Phase } from "#/realtime/lots/phase.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";
import { powerOf } from "#/features/bidding/model/lot/offer.ts";
import { timesWords } from "#/features/bidding/model/lot/words.ts";

/** As faint as contrast allows. */
const STALE = "text-text-2 [&_svg]:opacity-75";

/** The price, its light, and what one pays at it. */
export function PriceBlock({ bidding }: { bidding: BiddingState }) {
  const { lot, live, phase, panel, status, conditions } = bidding;
  const payer = lot.view === "owner" ? "The buyer pays" : "You pay";
  const label = labelOf(phase, live.price, status);
  const shown = live.price ?? live.start_price;
  return (
    <div className="px-5 pt-4 max-lg:px-4" data-slot="price-block">
      {label !== null && <div className="text-small text-text-2">{label}</div>}
      <Price amount={shown} size="lot" mine={status === "leading"} className={cn(panel.stale && STALE)} />
      <div className="mt-3 flex items-center justify-between gap-3 text-small">
        <Buoy light={live.light} className={cn("font-medium", panel.stale && STALE)} />
        <span className="text-text-2 tabular-nums">
          {counted(live.bids, "bid")}
          {live.bids > 0 && ` · ${counted(live.bidders, "bidder")}`}
        </span>
      </div>
      <div className="mt-1.5 flex min-h-4.5 flex-wrap justify-between gap-x-3 text-small text-text-2 tabular-nums">
        {lot.property && <span>AED {money(Math.round(shown / lot.property.area))} per sqft</span>}
        {conditions && (
          <span>
            {payer} AED {moneyOfFils(youPayFils(shown, conditions))}
            {today(phase)}
          </span>
        )}
      </div>
    </div>
  );
}

function labelOf(phase: Phase, price: number | null, status: LotNow["status"]): string | null {
  if (price === null) return phase === "not_sold" ? "Start price, no bids" : "Start price";
  if (phase === "sold") return "Sold for";
  if (phase === "awaiting_decision" && status === "awaiting_decision") return "Your bid is the highest";
  return phase === "open" ? null : "Highest bid";
}

function today(phase: Phase): string {
  return phase === "open" ? " today" : "";
}

/** The foot of the panel: the power, where a bid can follow. */
export function PanelFoot({ bidding }: { bidding: BiddingState }) {
  const { kind } = bidding.panel.bidding;
  if (kind === "closed" || kind === "auctions-paused" || kind === "watching" || kind === "gate") return null;
  return <Power bidding={bidding} />;
}

/** The power left on this lot, and its formula: the available deposit, and how often it fits into a bid. */
function Power({ bidding: { panel, signedIn, funds, deposit, conditions } }: { bidding: BiddingState }) {
  if (!signedIn || panel.bidding.kind === "no-terms") return null;
  if (!funds || !deposit || !conditions) return <div className="h-23.5 bg-salt" />;
  const { total, blocked } = deposit;
  const blockedShare = total === 0 ? 0 : Math.min(1, blocked / total);
  return (
    <div data-slot="power" className="bg-salt px-5 py-3.5 text-small max-lg:px-4">
      <div className="flex justify-between gap-3 font-strong">
        <span>Power left</span>
        <span translate="no" className="tabular-nums">
          AED {money(powerOf(funds, conditions))}
        </span>
      </div>
      <div aria-hidden className="mt-2 flex h-1.5 bg-line">
        <div className="bg-line-3" style={{ width: `${blockedShare * 100}%` }} />
        <div className="flex-1 bg-blue" />
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-3 text-text-2 tabular-nums">
        <span>
          Deposit {money(total)}
          {blocked > 0 && `, ${money(blocked)} blocked`}
        </span>
        <span>
          {money(funds.available)} free{funds.heldHere > 0 && ` + ${money(funds.heldHere)} here`}{" "}
          {timesWords(conditions.deposit.rate)}
        </span>
      </div>
    </div>
  );
}
