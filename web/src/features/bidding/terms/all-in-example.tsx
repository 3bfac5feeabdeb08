import { Sum } from "../confirm/confirm-parts.tsx";
import type { LotNow } from "../state/use-lot-now.ts";
import type { Terms } from "../state/use-terms.ts";

/** The all-in price of the current price, part by part, as before each bid. */
export function AllInExample({ bidding: { live, conditions, phase } }: { bidding: LotNow & Terms }) {
  if (!conditions) return null;
  const sold = phase === "sold";
  return (
    <div className="mt-6 max-w-120">
      <h3 className="text-h3">{sold ? "The all-in price" : "The all-in price today"}</h3>
      <Sum
        amount={live.price ?? live.start_price}
        conditions={conditions}
        label={live.price === null ? "Start price" : sold ? "Sold for" : "Price"}
        totalLabel="All-in"
      />
    </div>
  );
}
