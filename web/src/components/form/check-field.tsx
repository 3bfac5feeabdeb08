import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../ui/checkbox.tsx";
import { FieldError } from "./field-error.tsx";

interface CheckFieldProps extends Omit<ComponentProps<typeof Checkbox>, "children"> {
  /** The sentence to agree to; may hold a link. */
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its sentence. */
export function CheckField({ label, error, className, ...props }: CheckFieldProps) {
  const generated = useId();
  const id = props.id ?? generated;
  return (
    <div className={className}>
      {/* Makes the touch target 44 px large; the sentence is part of it. */}
      <label htmlFor={id} className="flex items-start gap-2.5 text-body">
        <Checkbox
          {...props}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error`}
          className="mt-px"
        />
        <span className="min-w-0 text-pretty">{label}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
