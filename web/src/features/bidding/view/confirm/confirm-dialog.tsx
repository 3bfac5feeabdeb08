import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "#/components/ui/dialog.tsx";
import { type ConfirmProps, ConfirmSum } from "./confirm-sum.tsx";
import type { Intention } from "#/features/bidding/model/sending/intention.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { needAed } from "@marsa/api-spec/money";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { confirmationOf } from "#/features/bidding/model/panel/confirmation.ts";
import { ConfirmNow, Caution } from "./confirm-parts.tsx";
import { amountInWords } from "@marsa/api-spec/text/amount-in-words";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { useId, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { cn } from "#/lib/cn.ts";
import { AmountField } from "#/components/form/amount-field.tsx";

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

/** Asks again for an amount far above the next minimum: in words, and typed once more. */
function ConfirmTwice({ bidding, intention, conditions }: ConfirmProps) {
  const { live, lot } = bidding;
  const { amount, mode } = intention;
  const { obstacle } = confirmationOf(intention, { ...bidding, conditions });
  const id = useId();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState(false);
  const same = priceIn(typed) === amount;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(!same);
        if (same && !obstacle) bidding.send();
      }}
    >
      <DialogHeader>
        <DialogTitle>Please read the amount again</DialogTitle>
      </DialogHeader>
      <ConfirmNow bidding={bidding} />
      <div className="px-4 pt-4 md:px-6">
        <p className="text-small text-text-2">
          Your {mode === "max" ? "maximum" : "bid"} on {lot.title}, lot {lot.number}
        </p>
        <Price amount={amount} size="lot" />
        <p className="mt-2 text-long font-medium first-letter:uppercase">{amountInWords(amount)}</p>
        <Message tone="warning" className="mt-4" title="Far above the next minimum.">
          {obstacle?.sentence ??
            `AED ${money(amount)} is ${money(amount - live.next_min)} above ${money(live.next_min)}.`}
        </Message>
        <label htmlFor={id} className="mt-4 block text-small font-strong">
          Type the amount once more
        </label>
        <AmountField
          id={id}
          takesFocus
          value={typed}
          onText={(text) => {
            setTyped(text);
            setAsked(false);
          }}
          invalid={asked}
          describedBy={`${id}-note`}
          className="mt-1.5"
        />
        <p
          id={`${id}-note`}
          className={cn("mt-1.5 min-h-4 text-micro", asked ? "text-red-deep" : "text-text-2")}
        >
          {asked ? `This is not AED ${money(amount)}.` : "Nothing is sent before that."}
        </p>
      </div>
      <DialogFooter>
        <Button
          type="submit"
          variant="press"
          size="xl"
          aria-disabled={!same || obstacle !== null || undefined}
        >
          {mode === "max" ? "Store" : "Bid"} AED {money(amount)}
        </Button>
        <Button variant="ghost" size="lg" onClick={bidding.back}>
          Back
        </Button>
      </DialogFooter>
    </form>
  );
}
