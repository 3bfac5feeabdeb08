import { EyeOff } from "lucide-react";
import { memo } from "react";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { AmountForm } from "./amount-form.tsx";
import { lowerable } from "#/features/bidding/model/lot/panel-facts.ts";
import type { Offer } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** Sets a stored maximum, or raises the leader's. Entries stay after an error. */
export function StoredMaximum({ bidding }: { bidding: BiddingState }) {
  const { mine, status } = bidding;
  // A plain bid that leads is no maximum.
  const stored = status === "leading" ? (mine?.max ?? null) : null;
  return (
    <AmountForm
      bidding={bidding}
      mode="max"
      slot="stored-maximum"
      label={stored === null ? "Stored maximum" : "Your maximum"}
      beside={
        stored === null ? (
          <OnlyYou />
        ) : (
          <strong translate="no" className="font-strong tabular-nums">
            AED {money(stored)}
          </strong>
        )
      }
      press={stored === null ? "Set maximum" : "Raise maximum"}
      note={noteOf(bidding)}
    >
      <Lower bidding={bidding} />
    </AmountForm>
  );
}

const noteOf = (bidding: BiddingState) => (offer: Offer | null) => (
  <Note bidding={bidding} holdAed={offer?.holdAed ?? null} />
);

/** Shows only where lowering is possible; the closing window keeps every maximum. */
function Lower({ bidding: { live, mine, status, inWindow, choose } }: { bidding: BiddingState }) {
  const { price } = live;
  if (price === null || !lowerable(live, mine, status, inWindow)) return null;
  return (
    <Button
      variant="link"
      className="touch mt-1.5 text-small"
      data-slot="lower-maximum"
      onClick={() => choose(price, "lower")}
    >
      Lower it to {money(price)}
    </Button>
  );
}

const OnlyYou = memo(function OnlyYou() {
  return (
    <span className="inline-flex items-center gap-1.5 text-text-2">
      <EyeOff aria-hidden size={16} strokeWidth={1.75} />
      Only you see it
    </span>
  );
});

/** The hold of the typed maximum; before that, a sentence about maxima. */
function Note({
  bidding: { live, mine, status },
  holdAed,
}: {
  bidding: BiddingState;
  holdAed: number | null;
}) {
  if (status === "leading") {
    const now = `Holds ${money(mine?.hold ?? 0)}`;
    if (holdAed !== null) return `${now}, then ${money(holdAed)}.`;
    return mine?.max == null
      ? `${now}. A maximum bids on for you, step by step.`
      : `${now}. Only you see it.`;
  }
  const beaten = mine?.max != null ? `Last one, AED ${money(mine.max)}, was exceeded. ` : "";
  if (holdAed !== null) return `${beaten}The new one would hold ${money(holdAed)}.`;
  const jump =
    live.light === "red" ? " If it reaches the seller’s minimum price, the price goes there at once." : "";
  return `${beaten}Bids for you, step by step, up to this amount.${jump}`;
}
