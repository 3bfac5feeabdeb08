import { CircleAlert } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from "react";
import { AmountField } from "#/components/form/amount-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { Offer } from "#/features/bidding/model/lot/offer.ts";
import {
  amountName,
  typedAmount,
  keepAmount,
  keptAmount,
} from "#/features/bidding/model/panel/typed-amount.ts";
import { Missing } from "../terms/top-up.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";

interface AmountFormProps {
  bidding: BiddingState;
  /** A plain bid, or a maximum. */
  mode: "exact" | "max";
  slot: string;
  label: string;
  /** Beside the label, at the end. */
  beside?: ReactNode;
  /** The button; left out: the amount is only kept, until the person may bid. */
  press?: string;
  /** The sentence below the field, for the typed amount; null before one. */
  note: (offer: Offer | null) => ReactNode;
  takesFocus?: boolean;
  /** Called with each new text, which is kept by then. */
  onText?: ((text: string) => void) | undefined;
  children?: ReactNode;
}

/** A field for an amount of one's own and its button. Entries stay after an error. */
export function AmountForm(props: AmountFormProps) {
  const { bidding, mode, slot, label, beside, press, note, takesFocus = false, onText, children } = props;
  const { live, mine, status, conditions, funds, choose } = bidding;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const lotId = bidding.lot.id_auction;
  const [typed, setTyped] = useState(() => keptAmount(lotId, mode));
  const [asked, setAsked] = useState(false);
  if (!conditions) return null;
  const leading = status === "leading";
  const judged = typedAmount(typed, { mode, live, mine, leading, conditions, funds });
  // Errors show after the first press only.
  const wrong = asked && (judged.kind === "wrong" || judged.kind === "empty");

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(judged.kind !== "right");
    if (press === undefined) return;
    if (judged.kind === "right") {
      keepAmount(lotId, mode, "");
      choose(judged.offer.amount, mode);
    } else if (judged.kind !== "short") input.current?.focus();
  }

  return (
    <form noValidate data-slot={slot} onSubmit={submit}>
      <div className="flex items-center justify-between gap-3 text-small">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {beside}
      </div>
      <div className="mt-2 flex gap-2">
        <AmountField
          id={id}
          inputRef={input}
          value={typed}
          onText={(text) => {
            setTyped(text);
            keepAmount(lotId, mode, text);
            setAsked(false);
            onText?.(text);
          }}
          invalid={wrong}
          describedBy={`${id}-note`}
          takesFocus={takesFocus}
          className="flex-1"
        />
        {press !== undefined && (
          <Button type="submit" variant="outline-blue" className="h-11">
            {press}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-micro text-text-2 tabular-nums">
        {wrong ? (
          <span className="flex items-center gap-1.5 text-red-deep">
            <CircleAlert aria-hidden size={14} className="shrink-0" />
            {judged.kind === "wrong" ? judged.sentence : `${amountName({ mode })} is required`}
          </span>
        ) : (
          note("offer" in judged ? judged.offer : null)
        )}
      </p>
      {judged.kind === "short" && press !== undefined && (
        <div className="mt-2">
          <Missing bidding={bidding} offer={judged.offer} isBid={mode === "exact"} />
        </div>
      )}
      {children}
    </form>
  );
}

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
