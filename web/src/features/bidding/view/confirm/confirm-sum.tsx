import type { Schema } from "@marsa/api-spec/client-problem";
import { Price } from "#/components/lot/price.tsx";
import { YouPaySum } from "#/components/lot/you-pay.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, DialogHeader, DialogTitle } from "#/components/ui/dialog.tsx";
import { money } from "@marsa/api-spec/amounts";
import { confirmationOf } from "#/features/bidding/model/panel/confirmation.ts";
import { ConfirmNow, Caution, Hold } from "./confirm-parts.tsx";
import type { Intention } from "#/features/bidding/model/sending/intention.ts";
import { staysAvailable } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

export interface ConfirmProps {
  bidding: BiddingState;
  intention: Intention;
  conditions: Schema<"Conditions">;
}

const FREED = ["Freed at once", "if you are outbid"] as const;

/** Confirms a bid: price and clock, sum, hold, one red button. The price may change, the amount does not. */
export function ConfirmSum({ bidding, intention, conditions }: ConfirmProps) {
  const { lot, live, funds, status } = bidding;
  const { amount, mode } = intention;
  const { offer, obstacle, twice } = confirmationOf(intention, { ...bidding, conditions });
  const words = wordsOf(mode, amount, status === "leading");
  return (
    <>
      <DialogHeader>
        <DialogTitle>{words.title}</DialogTitle>
      </DialogHeader>
      <ConfirmNow bidding={bidding} />
      <div className="px-4 pt-4 md:px-6">
        <p className="text-small text-text-2">
          {words.lead} {lot.title}, lot {lot.number}
        </p>
        <Price amount={amount} size="lot" />
        <YouPaySum amount={amount} terms={conditions} label={words.part} totalLabel={words.total} brief />
      </div>
      <Hold
        holdAed={offer.holdAed}
        stays={funds && staysAvailable(funds, offer.holdAed)}
        freed={words.freed}
      />
      <Caution obstacle={obstacle}>
        {mode === "buy"
          ? "The lot is sold to you at once, and the auction ends. A purchase cannot be cancelled."
          : `A placed bid cannot be cancelled.${live.light === "red" ? minimumWords(mode === "max") : ""}`}
      </Caution>
      <DialogFooter>
        {obstacle?.raiseTo != null ? (
          <Button variant="ink" size="xl" onClick={() => bidding.choose(obstacle.raiseTo ?? amount, mode)}>
            Change to AED {money(obstacle.raiseTo)}
          </Button>
        ) : (
          <Button
            variant="press"
            size="xl"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a lane it is the amount's key, then Enter
            autoFocus={live.lane !== null}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            aria-disabled={obstacle !== null || undefined}
            onClick={() => {
              if (obstacle) return;
              if (twice) bidding.askTwice();
              else bidding.send();
            }}
          >
            {words.button}
          </Button>
        )}
        <Button variant="ghost" size="lg" onClick={bidding.cancel}>
          Back to amounts
        </Button>
      </DialogFooter>
    </>
  );
}

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly part: string;
  readonly total: string;
  readonly button: string;
  readonly freed: readonly [string, string];
}

function wordsOf(mode: Intention["mode"], amount: number, leading: boolean): Words {
  const sum = `AED ${money(amount)}`;
  if (mode === "buy") {
    return {
      title: "Buy it now",
      lead: "You buy",
      part: "Buy-now price",
      total: "You pay",
      button: `Buy now for ${sum}`,
      freed: ["Kept until", "you have paid"],
    };
  }
  if (mode === "max") {
    return {
      title: "Confirm your maximum",
      lead: "Your maximum on",
      part: "At your maximum",
      total: "You pay at most",
      button: `${leading ? "Raise" : "Set"} maximum ${sum}`,
      freed: FREED,
    };
  }
  return {
    title: "Confirm your bid",
    lead: "You bid on",
    part: "Bid",
    total: "You pay if you win",
    button: `Bid ${sum}`,
    freed: FREED,
  };
}

function minimumWords(isMaximum: boolean): string {
  return isMaximum
    ? " If your maximum reaches the seller’s minimum price, the price goes there at once."
    : " The lot is still below the seller’s minimum.";
}
