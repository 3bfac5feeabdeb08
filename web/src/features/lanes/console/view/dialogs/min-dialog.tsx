import { useId, useState } from "react";
import { FieldError } from "#/components/form/field-error.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { money } from "@marsa/api-spec/amounts";
import { priceIn, priceRules } from "@marsa/api-spec/text/read-number";
import { numberInput } from "#/components/form/number-input.ts";
import { ClockLine } from "../lot/clock-line.tsx";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";
import { minimumRefusal, suggestedMinima } from "#/features/lanes/console/model/desk/steps.ts";
import { type MinPriceReason, ON_WHOSE_WORD } from "#/features/lanes/console/model/commands/reasons.ts";

interface MinDialogProps {
  now: DeskView;
  /** The text of the field; kept when the dialog closes. */
  typed: string;
  onType: (typed: string) => void;
  onSend: (price: number, reason: MinPriceReason | null) => void;
  onHold: () => void;
  onClose: () => void;
}

/** Sets another minimum price of the current lot. */
export function MinDialog({ now, typed, onType, onSend, onHold, onClose }: MinDialogProps) {
  const { minPrice, live, lot } = now;
  const [tried, setTried] = useState(false);
  const [reason, setReason] = useState<MinPriceReason | null>(null);
  const id = useId();
  // The suggestions stay the same while bids come in.
  const [usual] = useState(() =>
    typeof minPrice === "number" && live ? suggestedMinima(minPrice, live) : [],
  );
  if (typeof minPrice !== "number" || !live) return null;
  const price = priceIn(typed);
  const refusal = minimumRefusal(typed, minPrice, live.start_price);
  const isCalled = now.turn?.phase === "final_call" && now.state !== "paused";
  const reaches = price !== null && live.price !== null && price <= live.price;
  return (
    <TitledDialog
      title={`Change the minimum of lot ${lot?.position ?? ""}`}
      text={
        <>
          It is {money(minPrice)}
          {live.price !== null && `, ${live.leader ?? "somebody"} leads at ${money(live.price)}`}. It can only
          go down, by 5 % or more{live.price !== null && ", twice at most after a bid"}. Bidders read that it
          changed, not the amount.
        </>
      }
      onClose={onClose}
    >
      <ClockLine now={now} onHold={onHold} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (refusal === null && price !== null && !isCalled) onSend(price, reason);
        }}
      >
        <div className="px-4 md:px-6">
          <Label htmlFor={id}>New minimum, AED</Label>
          <Input
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
            autoFocus
            className="mt-1.5 tabular-nums"
            {...numberInput(typed, onType, priceRules("New minimum"))}
            aria-invalid={(tried && refusal !== null) || undefined}
            aria-describedby={`${id}-error`}
          />
          <FieldError id={`${id}-error`} text={tried ? (refusal ?? undefined) : undefined} />
          <ul className="mt-3 flex flex-wrap gap-2">
            {usual.map((amount) => (
              <li key={amount}>
                <Button size="sm" onClick={() => onType(money(amount))}>
                  {money(amount)}
                </Button>
              </li>
            ))}
          </ul>
          <WhoseWord chosen={reason} onChoose={setReason} />
        </div>
        <DialogFooter>
          <Button type="submit" variant="press" size="lg" aria-disabled={isCalled || undefined}>
            {price === null ? "Change minimum" : `${money(minPrice)} → ${money(price)}`}
          </Button>
          <p className="min-h-4.5 text-small text-text-2">
            {isCalled
              ? "Not in a final call. Pause the lane, or wait for a bid: your entry stays."
              : reaches
                ? "The price has reached it: the light turns green."
                : ""}
          </p>
        </DialogFooter>
      </form>
    </TitledDialog>
  );
}

interface WhoseWordProps {
  chosen: MinPriceReason | null;
  onChoose: (reason: MinPriceReason | null) => void;
}

/** The reason for the change, for the log. */
function WhoseWord({ chosen, onChoose }: WhoseWordProps) {
  return (
    <fieldset className="mt-4">
      <legend className="text-small text-text-2">For the log, if you like</legend>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {ON_WHOSE_WORD.map((word) => (
          <li key={word}>
            <Button
              size="sm"
              aria-pressed={word === chosen}
              className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
              onClick={() => onChoose(word === chosen ? null : word)}
            >
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
