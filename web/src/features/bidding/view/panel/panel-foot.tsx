import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { money } from "@marsa/api-spec/amounts";
import { powerOf } from "#/features/bidding/model/lot/offer.ts";
import { timesWords } from "#/features/bidding/model/lot/words.ts";

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
