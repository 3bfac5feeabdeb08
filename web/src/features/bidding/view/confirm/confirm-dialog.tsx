import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "#/components/ui/dialog.tsx";
import { type ConfirmProps, ConfirmSum } from "./confirm-sum.tsx";
import { ConfirmTwice } from "./confirm-twice.tsx";
import type { Intention } from "#/features/bidding/model/sending/intention.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { needAed } from "@marsa/api-spec/money";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { confirmationOf } from "#/features/bidding/model/panel/confirmation.ts";
import { ConfirmNow } from "./confirm-now.tsx";
import { Caution } from "./confirm-parts.tsx";

interface ConfirmDialogProps {
  bidding: BiddingState;
  intention: Intention;
  /** Id of the element that gets the focus when the opener is gone. */
  returnTo: string;
}

/** Asks the person to confirm a bid: a dialog on wide screens, a sheet on phones. Only its red button sends the bid. */
export function ConfirmDialog({ bidding, intention, returnTo }: ConfirmDialogProps) {
  const { conditions } = bidding;
  if (!conditions) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && bidding.cancel()}>
      <DialogContent aria-describedby={undefined} returnTo={returnTo}>
        <ConfirmContent bidding={bidding} intention={intention} conditions={conditions} />
      </DialogContent>
    </Dialog>
  );
}

function ConfirmContent(props: ConfirmProps) {
  if (props.intention.mode === "lower") return <ConfirmLower {...props} />;
  return props.bidding.flow.step === "confirm-twice" ? (
    <ConfirmTwice {...props} />
  ) : (
    <ConfirmSum {...props} />
  );
}

/** Confirms lowering the maximum to the price: the person still leads, and the rest of the hold is released. */
function ConfirmLower({ bidding, intention, conditions }: ConfirmProps) {
  const { lot, live, mine } = bidding;
  const { obstacle } = confirmationOf(intention, { ...bidding, conditions });
  const price = live.price ?? intention.amount;
  const held = mine?.hold ?? 0;
  const after = needAed(price, conditions.deposit);
  return (
    <>
      <DialogHeader>
        <DialogTitle>Lower your maximum</DialogTitle>
      </DialogHeader>
      <ConfirmNow bidding={bidding} />
      <div className="px-4 pt-4 md:px-6">
        <p className="text-small text-text-2">
          To the price on {lot.title}, lot {lot.number}
        </p>
        <Price amount={price} size="lot" />
        <dl className="mt-3">
          <MoneyRow label="Your maximum now" amount={money(mine?.max ?? price)} />
          <MoneyRow label="Held for it" amount={money(held)} />
          <MoneyRow total label="Free again" amount={`AED ${money(Math.max(0, held - after))}`} />
        </dl>
      </div>
      <Caution obstacle={obstacle}>
        You keep the lead at the price. The next bid takes it, and nothing bids for you any more.
      </Caution>
      <DialogFooter>
        <Button
          variant="ink"
          size="xl"
          aria-disabled={obstacle !== null || undefined}
          onClick={() => {
            if (!obstacle) bidding.send();
          }}
        >
          Lower to AED {money(price)}
        </Button>
        <Button variant="ghost" size="lg" onClick={bidding.cancel}>
          Keep it
        </Button>
      </DialogFooter>
    </>
  );
}
