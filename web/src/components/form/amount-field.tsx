import type { Ref, ComponentProps } from "react";
import { field } from "../ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { priceRules } from "@marsa/api-spec/text/read-number";
import { numberInput } from "./number-input.ts";

interface AmountFieldProps {
  id: string;
  /** The text of the field. */
  value: string;
  onText: (text: string) => void;
  invalid: boolean;
  /** Id of the sentence that explains the field. */
  describedBy: string;
  /** Whether the field takes the focus, in a dialog without other fields. */
  takesFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A field for whole dirhams with its currency. */
export function AmountField(props: AmountFieldProps) {
  const { id, value, onText, invalid, describedBy, takesFocus = false, inputRef, className } = props;
  return (
    <div className={cn(field, "flex h-11 min-w-0 items-center gap-2 px-3", className)}>
      <span aria-hidden className="text-body text-text-3">
        AED
      </span>
      <AmountInput
        id={id}
        ref={inputRef}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see takesFocus
        autoFocus={takesFocus}
        className="-my-px h-11 w-full min-w-0 bg-transparent text-[1rem] tabular-nums outline-none"
        value={value}
        onText={onText}
        enterKeyHint="done"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}

interface AmountInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur"> {
  /** The text of the field; `priceIn` reads it. */
  value: string;
  onText: (text: string) => void;
}

/** An input for whole dirhams that groups thousands while the person types. */
export function AmountInput({ value, onText, ...props }: AmountInputProps) {
  return <input {...props} {...numberInput(value, onText, priceRules("Amount"))} />;
}
