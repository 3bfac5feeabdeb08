import { numberIn, numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { grouped, money } from "@marsa/api-spec/amounts";
import { aedToFils, powerAed } from "@marsa/api-spec/money";
import { useBalance, useConfig } from "#/lib/http/queries.ts";
import { readyAmounts, TOP_UP } from "../model/amount.ts";

export interface AmountProps {
  /** The typed text. */
  amount: string;
  onAmount: (amount: string) => void;
  /** The amount that the deposit lacks, AED. */
  missing: number | undefined;
}

/** The amount to add: typed, or one of the suggested ones. */
export function AmountField({
  amount,
  onAmount,
  missing,
  error,
}: AmountProps & { error: string | undefined }) {
  const chosen = numberIn(amount, TOP_UP);
  const powerAfter = usePowerAfter();
  return (
    <div>
      <TextField label="Amount, AED" name="amount" error={error} {...numberInput(amount, onAmount, TOP_UP)} />
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">Ready amounts</legend>
        {readyAmounts(missing).map((ready) => (
          <Button
            key={ready}
            size="sm"
            variant={chosen === ready ? "outline-blue" : "plain"}
            aria-pressed={chosen === ready}
            className="h-12 flex-1 flex-col gap-0 leading-tight tabular-nums"
            onClick={() => onAmount(String(ready))}
          >
            {grouped(String(ready))}{" "}
            {powerAfter && <span className="text-micro font-normal">bids to {money(powerAfter(ready))}</span>}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** Returns a function that gives the highest bid on one vehicle after an amount is added, AED; null while they load. */
function usePowerAfter(): ((amount: number) => number) | null {
  const deposit = useConfig()?.deposit;
  const available = useBalance()?.available;
  if (!deposit || available === undefined) return null;
  const terms = { rate: deposit.rate, min: deposit.min_vehicle };
  return (amount) => powerAed(aedToFils(available) + aedToFils(amount), 0, terms);
}
