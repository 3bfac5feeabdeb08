import { YouPaySum } from "../../../components/lot/you-pay.tsx";
import type { LotNow } from "../state/use-lot-now.ts";
import type { Terms } from "../state/use-terms.ts";

/** What one pays at the current price, part by part. */
export function YouPayToday({ bidding: { live, conditions, phase } }: { bidding: LotNow & Terms }) {
  if (!conditions) return null;
  const sold = phase === "sold";
  return (
    <div className="mt-6 max-w-120">
      <h3 className="text-h3">{sold ? "What the buyer pays" : "What you pay today"}</h3>
      <YouPaySum
        amount={live.price ?? live.start_price}
        terms={conditions}
        label={live.price === null ? "Start price" : sold ? "Sold for" : "Price"}
        totalLabel="You pay"
      />
    </div>
  );
}
