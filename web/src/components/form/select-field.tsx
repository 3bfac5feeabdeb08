import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "#/lib/cn.ts";
import { field } from "../ui/input.tsx";
import { Label } from "../ui/label.tsx";
import { FieldError } from "./field-error.tsx";

interface SelectFieldProps extends ComponentProps<"select"> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The text before a choice. */
  nothing: string;
  error?: string | undefined;
  /** A sentence to read before choosing. */
  hint?: ReactNode;
  /** Beside the label, at the end. */
  extra?: ReactNode;
}

/** A choice of many, as the browser's own select: it has type-ahead, and a wheel on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, nothing, error, hint, extra, className, ...select } = props;
  const generated = useId();
  const id = select.id ?? generated;
  const hasHint = hint !== undefined && error === undefined;
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={id}>{label}</Label>
        {extra}
      </div>
      <div className="relative mt-1.5">
        <select
          {...select}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasHint ? `${id}-error ${id}-hint` : `${id}-error`}
          className={cn(field, "h-12 w-full min-w-0 appearance-none ps-3 pe-10 text-[1rem]")}
        >
          <option value="">{nothing}</option>
          {options.map(({ value, label: word }) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute end-3 top-3.75 text-text-2"
        />
      </div>
      {hasHint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-text-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
