import { Button } from "#/components/ui/button.tsx";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { offerOf } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

interface BuyNowProps {
  bidding: BiddingState;
  /** Whether it cannot be pressed; the price shows all the same. */
  off?: boolean;
}

/** The buy-now price while it is open, with what one pays, and the note that it ends the auction. */
export function BuyNow({ bidding, off = false }: BuyNowProps) {
  const { live, conditions, funds, choose } = bidding;
  const price = live.buy_now;
  if (!conditions || price === null || !live.buynow_open) return null;
  const { youPayFils, holdAed, shortAed } = offerOf(price, conditions, off ? null : funds);
  const disabled = off || shortAed > 0;
  return (
    <div data-slot="buy-now" className="flex items-center justify-between gap-3 border-t border-line pt-4">
      <div>
        <div className="text-body font-strong">Buy now AED {money(price)}</div>
        <div className="text-small text-text-2">
          You pay {moneyOfFils(youPayFils)}
          {shortAed > 0
            ? ` · needs ${money(shortAed)} more`
            : disabled
              ? ` · holds ${money(holdAed)}`
              : " · ends the auction"}
        </div>
      </div>
      <Button
        className="h-11 shrink-0"
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) choose(price, "buy");
        }}
      >
        Buy now
      </Button>
    </div>
  );
}
