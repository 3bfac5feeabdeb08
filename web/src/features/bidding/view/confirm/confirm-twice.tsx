import { amountInWords } from "@marsa/api-spec/text/amount-in-words";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { useId, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, DialogHeader, DialogTitle } from "#/components/ui/dialog.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { AmountField } from "#/components/form/amount-field.tsx";
import { confirmationOf } from "#/features/bidding/model/panel/confirmation.ts";
import { ConfirmNow } from "./confirm-now.tsx";
import type { ConfirmProps } from "./confirm-sum.tsx";

/** Asks again for an amount far above the next minimum: in words, and typed once more. */
export function ConfirmTwice({ bidding, intention, conditions }: ConfirmProps) {
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
