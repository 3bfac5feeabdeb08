import { numberIn, numberInput } from "../../../components/form/number-input.ts";
import { TextField } from "../../../components/form/text-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { grouped } from "@marsa/api-spec/amounts";
import { readyAmounts, TOP_UP } from "./amount.ts";

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
            className="flex-1 tabular-nums"
            onClick={() => onAmount(String(ready))}
          >
            {grouped(String(ready))}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
