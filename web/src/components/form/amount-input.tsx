import type { ComponentProps } from "react";
import { priceRules } from "@marsa/api-spec/text/read-number";
import { numberInput } from "./number-input.ts";

interface AmountInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur"> {
  /** The text of the field; `priceIn` reads it. */
  value: string;
  onText: (text: string) => void;
}

/** An input for whole dirhams that groups thousands while the person types. */
export function AmountInput({ value, onText, ...props }: AmountInputProps) {
  return <input {...props} {...numberInput(value, onText, priceRules("Amount"))} />;
}
