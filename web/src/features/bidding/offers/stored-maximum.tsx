import { CircleAlert, EyeOff } from "lucide-react";
import { memo, type SyntheticEvent, useId, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { AmountField } from "../../../components/form/amount-field.tsx";
import { lowerable } from "./lowerable.ts";
import { maximumInput } from "./maximum-input.ts";
import type { BiddingState } from "../state/use-bidding.ts";

/** Sets a stored maximum, or raises the leader's. Entries stay after an error. */
export function StoredMaximum({ bidding }: { bidding: BiddingState }) {
  const { live, mine, status, conditions, funds, choose } = bidding;
  const leading = status === "leading";
  // A plain bid that leads is no maximum.
  const stored = leading ? (mine?.max ?? null) : null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState(false);
  if (!conditions) return null;
  const judged = maximumInput(typed, { live, mine, leading, conditions, funds });
  // Errors show after the first press only.
  const wrong = asked && judged.kind !== "right";

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(judged.kind !== "right");
    if (judged.kind === "right") choose(judged.offer.amount, "max");
    else input.current?.focus();
  }

  return (
    <form noValidate data-slot="stored-maximum" onSubmit={submit}>
      <div className="flex items-center justify-between gap-3 text-small">
        <label htmlFor={id} className="font-strong">
          {stored === null ? "Stored maximum" : "Your maximum"}
        </label>
        {stored === null ? (
          <OnlyYou />
        ) : (
          <strong translate="no" className="font-strong tabular-nums">
            AED {money(stored)}
          </strong>
        )}
      </div>
      <div className="mt-2 flex gap-2">
        <AmountField
          id={id}
          inputRef={input}
          value={typed}
          onText={(text) => {
            setTyped(text);
            setAsked(false);
          }}
          invalid={wrong}
          describedBy={`${id}-note`}
          className="flex-1"
        />
        <Button type="submit" variant="outline-blue" className="h-11">
          {stored === null ? "Set maximum" : "Raise maximum"}
        </Button>
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-micro text-text-2 tabular-nums">
        {wrong ? (
          <span className="flex items-center gap-1.5 text-red-deep">
            <CircleAlert aria-hidden size={14} className="shrink-0" />
            {judged.kind === "wrong" ? judged.sentence : "Maximum is required"}
          </span>
        ) : (
          <Note bidding={bidding} holdAed={judged.kind === "right" ? judged.offer.holdAed : null} />
        )}
      </p>
      <Lower bidding={bidding} />
    </form>
  );
}

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
