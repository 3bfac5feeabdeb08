import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "./use-form-send.ts";

/** Shows the errors at the fields of a react-hook-form and focuses the first of these fields. */
export function showFormErrors<Fields extends FieldValues>({
  setError,
}: Pick<UseFormReturn<Fields>, "setError">): (errors: FieldErrors<FieldPath<Fields>>) => void {
  return (errors) => {
    const wrong = Object.entries<string | undefined>(errors) as [FieldPath<Fields>, string][];
    wrong.forEach(([name, message], place) => setError(name, { message }, { shouldFocus: place === 0 }));
  };
}
