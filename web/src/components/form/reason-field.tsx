import { useId } from "react";
import { cn } from "#/lib/cn.ts";
import { messages } from "#/lib/format/messages.ts";
import { field } from "../ui/input.tsx";
import { Label } from "../ui/label.tsx";
import { FieldError } from "./field-error.tsx";

/** The limits of the server. */
const SHORTEST = 3;
const LONGEST = 400;

/** Returns the error of a reason, or undefined for a valid one. */
export function reasonError(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length === 0) return messages.required("Reason");
  return length < SHORTEST ? messages.minLength(SHORTEST) : undefined;
}

interface ReasonFieldProps {
  label?: string;
  /** The most characters that the server takes. */
  longest?: number;
  value: string;
  onChange: (reason: string) => void;
  error?: string | undefined;
  /** Tells who reads the reason. */
  hint: string;
  /** Usual reasons; a press fills in one of them. */
  usual?: readonly string[];
}

/** A field for the reason of a decision: free text or one of the usual reasons. */
export function ReasonField({
  label = "Reason",
  longest = LONGEST,
  value,
  onChange,
  error,
  hint,
  usual = [],
}: ReasonFieldProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <textarea
        id={id}
        rows={5}
        maxLength={longest}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        className={cn(field, "mt-1.5 w-full resize-y px-3 py-2.5 text-long max-md:text-[1rem]")}
      />
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-hint`} className="mt-1 text-small text-text-2">
        {hint}
      </p>
      {usual.length > 0 && (
        <ul aria-label="Usual reasons" className="mt-2 flex flex-wrap gap-2">
          {usual.map((reason) => (
            <li key={reason}>
              <button
                type="button"
                onClick={() => onChange(reason)}
                className="touch rounded-md border border-line-2 px-2.5 py-1.5 text-start text-small hover:border-line-3 hover:bg-salt"
              >
                {reason}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
