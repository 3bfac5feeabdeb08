import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { Price } from "./price.tsx";
import { type CostedLot, useYouPayText } from "./use-you-pay.ts";

interface LivePriceProps {
  card: CostedLot;
  lot: OwnLot;
}

/**
 * The price of a lot in the person's own lists, and while bids come what one pays at it; faint while the connection is
 * lost.
 */
export function LivePrice({ card, lot: { live, status, phase } }: LivePriceProps) {
  const stale = useStale();
  const youPay = useYouPayText(card, live, phase);
  return (
    <span className={stale ? "text-text-2" : ""}>
      <Price amount={live.price ?? live.start_price} size="s" mine={status === "leading"} />
      {youPay !== null && (
        <span className="block text-small whitespace-nowrap text-text-2 tabular-nums">{youPay}</span>
      )}
    </span>
  );
}
