import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { AmountForm } from "./amount-form.tsx";
import { keptAmount } from "#/features/bidding/model/lot/kept-amount.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** A plain bid of any amount from the next minimum on, behind a link: most people press one of the three amounts. */
export function OwnAmount({ bidding }: { bidding: BiddingState }) {
  const [isOpen, setOpen] = useState(keptAmount(bidding.lot.id_auction, "exact") !== "");
  if (!isOpen) {
    return (
      <Button
        variant="link"
        className="touch -my-1 justify-self-start text-small"
        onClick={() => setOpen(true)}
      >
        Bid another amount
      </Button>
    );
  }
  return <OwnAmountForm bidding={bidding} />;
}

/** The field of a plain bid of any amount. */
export function OwnAmountForm({ bidding }: { bidding: BiddingState }) {
  return (
    <AmountForm
      bidding={bidding}
      mode="exact"
      slot="own-amount"
      label="Your bid"
      press="Bid"
      takesFocus={keptAmount(bidding.lot.id_auction, "exact") === ""}
      note={(offer) =>
        offer === null
          ? `Whole dirhams, from ${money(bidding.live.next_min)} on. One bid, no maximum.`
          : `One bid, no maximum. You pay ${moneyOfFils(offer.youPayFils)}, holds ${money(offer.holdAed)}.`
      }
    />
  );
}

interface AmountToKeepProps {
  bidding: BiddingState;
  onText?: (text: string) => void;
}

/** The same before the person may bid: the amount is kept until they may. */
export function AmountToKeep({ bidding, onText }: AmountToKeepProps) {
  return (
    <AmountForm
      bidding={bidding}
      onText={onText}
      mode="exact"
      slot="amount-to-keep"
      label="Your bid"
      note={(offer) =>
        offer === null
          ? "We keep the amount for you until you can bid."
          : `You pay ${moneyOfFils(offer.youPayFils)}, holds ${money(offer.holdAed)}. Kept until you can bid.`
      }
    />
  );
}
