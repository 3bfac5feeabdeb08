import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "../ui/checkbox.tsx";
import { FieldError } from "./field-error.tsx";

interface CheckFieldProps extends Omit<ComponentProps<typeof Checkbox>, "children"> {
  /** What is confirmed; may hold a link. */
  label: ReactNode;
  error?: string | undefined;
}

/** A box to tick, its sentence beside it. */
export function CheckField({ label, error, className, ...props }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      {/* Around the box: where a finger gets 44 px, they belong to the sentence too. */}
      <label htmlFor={id} className="flex items-start gap-2.5 text-body">
        <Checkbox
          {...props}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error`}
          className="mt-px"
        />
        <span className="text-pretty">{label}</span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
