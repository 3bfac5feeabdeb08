import { YouPaySum } from "#/components/lot/you-pay.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { FeesMissing } from "./fees-missing.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** What one pays at the current price, part by part. */
export function YouPayToday({
  bidding: { live, conditions, phase, panel, retryConditions },
}: {
  bidding: BiddingState;
}) {
  if (!conditions) {
    if (panel.bidding.kind !== "no-terms") return <Skeleton className="h-72" />;
    return <FeesMissing onRetry={retryConditions} />;
  }
  return (
    <div className="-mt-3 max-w-120">
      <YouPaySum
        amount={live.price ?? live.start_price}
        terms={conditions}
        label={live.price === null ? "Start price" : phase === "sold" ? "Sold for" : "Price"}
        totalLabel="You pay"
      />
    </div>
  );
}
