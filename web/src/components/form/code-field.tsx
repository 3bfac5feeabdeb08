import { type Ref, useId, useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { westernDigits } from "@marsa/api-spec/digits";
import { field } from "../ui/input.tsx";
import { Label } from "../ui/label.tsx";
import { FieldError } from "./field-error.tsx";

interface CodeFieldProps {
  /** Number of digits. */
  length: number;
  value: string;
  onChange: (digits: string) => void;
  /** Called once for each complete code, however it was entered: typed, pasted or filled in by the phone. */
  onComplete?: (digits: string) => void;
  error?: string | undefined;
  hint?: string;
  takesFocus?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field for a one-time code: typed, filled in from the SMS, or pasted with other text around it. */
export function CodeField(props: CodeFieldProps) {
  const {
    length,
    value,
    onChange,
    onComplete,
    error,
    hint,
    takesFocus = false,
    disabled = false,
    inputRef,
  } = props;
  const id = useId();
  const done = useRef("");
  function take(text: string) {
    const digits = westernDigits(text).replaceAll(/\D/g, "").slice(0, length);
    onChange(digits);
    if (digits.length < length) done.current = "";
    else if (digits !== done.current) {
      done.current = digits;
      onComplete?.(digits);
    }
  }
  return (
    <div>
      <Label htmlFor={id}>{length}-digit code</Label>
      <input
        id={id}
        ref={inputRef}
        name="code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the page
        autoFocus={takesFocus}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        readOnly={disabled}
        value={value}
        onChange={(event) => take(event.target.value)}
        onPaste={(event) => {
          event.preventDefault();
          take(event.clipboardData.getData("text"));
        }}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`}
        className={cn(
          field,
          "mt-1.5 h-14 w-full px-4 font-strong tabular-nums read-only:bg-salt",
          length > 8 ? "text-[1.125rem] tracking-[.12em]" : "text-[1.5rem] tracking-[.32em]",
        )}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-text-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
