import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "./use-form-send.ts";

interface ErrorSummaryProps {
  /** The sentences of all fields that break their rules, in the order of the form. */
  errors: readonly string[];
}

/**
 * Tells screen readers how many fields are wrong, and which, when a form has several errors. Other readers see them at
 * the fields.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  return (
    <div role="alert" className="sr-only">
      {errors.length > 1 && (
        <>
          <p>{errors.length} fields need attention.</p>
          <ul>
            {errors.map((text, at) => (
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Shows the errors at the fields of a react-hook-form and focuses the first of these fields. */
export function showFormErrors<Fields extends FieldValues>({
  setError,
}: Pick<UseFormReturn<Fields>, "setError">): (errors: FieldErrors<FieldPath<Fields>>) => void {
  return (errors) => {
    const wrong = Object.entries<string | undefined>(errors) as [FieldPath<Fields>, string][];
    wrong.forEach(([name, message], place) => setError(name, { message }, { shouldFocus: place === 0 }));
  };
}
