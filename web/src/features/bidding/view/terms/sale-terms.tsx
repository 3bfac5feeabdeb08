import type { Schema } from "@marsa/api-spec/client-problem";
import { memo } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { money } from "@marsa/api-spec/amounts";
import { percent } from "#/lib/format/counts.ts";
import { FeesMissing } from "./bid-gate.tsx";
import type { BiddingState, Terms } from "#/features/bidding/model/panel/use-bidding.ts";
import { windowFace, windowWords } from "#/features/bidding/model/lot/words.ts";

/** The terms of a bid: fee, hold, and the steps after a sale. */
export function SaleTerms({ bidding }: { bidding: BiddingState }) {
  const { conditions, live, panel, retryConditions } = bidding;
  if (!conditions) {
    if (panel.bidding.kind !== "no-terms") return <Skeleton className="h-72" />;
    return <FeesMissing onRetry={retryConditions} />;
  }
  return <Terms conditions={conditions} buyNow={live.buy_now} />;
}

const VAT_WORDS: Readonly<Record<Schema<"VatMode">, (rate: string) => string>> = {
  included: (rate) => `${rate} VAT is inside the bid`,
  without: () => "No VAT on the bid",
  partial: () => "Margin scheme: VAT is inside the bid and not shown",
};

interface TermsProps {
  conditions: NonNullable<Terms["conditions"]>;
  /** AED; null without a buy-now price. */
  buyNow: number | null;
}

/** The terms, which do not change with bids. */
const Terms = memo(function Terms({ conditions, buyNow }: TermsProps) {
  const { fee, vat, deposit, window_s: window, review_days: days } = conditions;
  return (
    <dl className="text-body">
      <Term name="Buyer’s fee">
        {percent(fee.rate)} of the bid, AED {money(fee.min)} to {money(fee.max)}, plus {percent(vat.rate)} VAT
        on the fee
      </Term>
      <Term name="VAT">{VAT_WORDS[vat.mode](percent(vat.rate))}</Term>
      <Term name="You pay">
        Bid, fee, VAT on the fee, and the costs of the authority; shown on every amount before you press it
      </Term>
      <Term name="Deposit">
        {percent(deposit.rate)} of your bid or maximum is held, at least AED {money(deposit.min)}; freed the
        moment you are outbid
      </Term>
      <Term name="Closing">
        A bid in the last {windowWords(window)} resets the clock to {windowFace(window)}, as often as it
        happens
      </Term>
      <Term name="Equal amounts">The one that was placed first keeps the lead</Term>
      <Term name="Below the minimum">
        The seller decides within {days} {days === 1 ? "day" : "days"}; without a decision your hold frees
        itself
      </Term>
      {buyNow !== null && <Term name="Buy-now price">AED {money(buyNow)}</Term>}
    </dl>
  );
});

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-text-2">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
