import type { ComponentProps } from "react";
import { money } from "@marsa/api-spec/amounts";
import { groupDigits } from "../../lib/format/grouped-digits.ts";

/** The contract's highest amount, whole AED. */
const MOST_AED = 1_000_000_000;

interface AmountInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  /** Whole AED; null while empty. */
  value: number | null;
  onChange: (aed: number | null) => void;
}

/** An input for whole dirhams that groups thousands while the person types. */
export function AmountInput({ value, onChange, ...props }: AmountInputProps) {
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={value === null ? "" : money(value)}
      onChange={({ target }) => {
        const { text, amount, caret } = groupDigits(
          target.value,
          target.selectionStart ?? target.value.length,
        );
        if (amount !== null && amount > MOST_AED) return;
        // Set here, so that React finds the same text and keeps the caret.
        target.value = text;
        target.setSelectionRange(caret, caret);
        onChange(amount);
      }}
    />
  );
}
