import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { type SyntheticEvent, useId, useState } from "react";
import { AmountField } from "#/components/form/amount-field.tsx";
import { FieldError } from "#/components/form/field-error.tsx";
import { Button } from "#/components/ui/button.tsx";
import { nextPlace } from "../model/negotiation.ts";
import { offerError } from "../model/scale.ts";
import { type SaleDecision, useTerms } from "../model/queries.ts";
import { type PriceTerms, priceBreakdown } from "@marsa/api-spec/money";

interface ComposerProps {
  decision: SaleDecision;
  /** The text of the field. */
  amount: string;
  onAmount: (text: string) => void;
  /** Gets an amount that is right by the rules; it is not sent yet. */
  onCompose: (aed: number) => void;
  disabled?: boolean;
}

/** The field of a counteroffer: the allowed amounts, what both sides get, and what follows. */
export function Composer({ decision, amount: text, onAmount, onCompose, disabled = false }: ComposerProps) {
  const { negotiation, offer_hours: hours } = decision;
  const { range, bidder, bid } = negotiation;
  const id = useId();
  const terms = useTerms(decision);
  const [error, setError] = useState<string>();
  const amount = priceIn(text);
  const { place, most } = nextPlace(negotiation);
  if (range === null) return null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = offerError(text, bid);
    setError(wrong);
    if (wrong === undefined && amount !== null) onCompose(amount);
    else document.getElementById(id)?.focus();
  }

  return (
    <form noValidate data-slot="composer" onSubmit={submit}>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <label htmlFor={id} className="font-strong">
          Counteroffer
        </label>
        <span className="text-text-2">
          Offer {place} of {most}
        </span>
      </div>
      <div className="mt-2 flex gap-2">
        <AmountField
          id={id}
          value={text}
          onText={(typed) => {
            onAmount(typed);
            setError(undefined);
          }}
          invalid={error !== undefined}
          describedBy={`${id}-error ${id}-note`}
          className="flex-1"
        />
        <Button type="submit" variant="outline-blue" className="h-11" aria-disabled={disabled || undefined}>
          Send offer
        </Button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-note`} className="mt-1.5 text-small text-pretty text-text-2 tabular-nums">
        {money(range.from)} or more.{" "}
        {terms && amount !== null && amount >= range.from && (
          <>
            {bidder} pays <AllIn price={amount} terms={terms.price} />.{" "}
          </>
        )}
        {bidder} gets {hours} hours to accept, counter or decline; the bid stands meanwhile.
      </p>
    </form>
  );
}

/** "AED 41,350.50 with fee and VAT": what the buyer pays to Marsa for a price in whole AED. */
export function AllIn({ price, terms }: { price: number; terms: PriceTerms }) {
  return (
    <>
      <span className="tabular-nums">AED {moneyOfFils(priceBreakdown(price, terms).allInFils)}</span> with fee
      and VAT
    </>
  );
}
