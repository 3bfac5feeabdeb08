import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "./use-form-send.ts";

/** Shows what was refused at the fields of a react-hook-form; the first one takes the focus. */
export function showFormErrors<Fields extends FieldValues>({
  setError,
}: Pick<UseFormReturn<Fields>, "setError">): (errors: FieldErrors<FieldPath<Fields>>) => void {
  return (errors) => {
    const wrong = Object.entries<string | undefined>(errors) as [FieldPath<Fields>, string][];
    wrong.forEach(([name, message], place) => setError(name, { message }, { shouldFocus: place === 0 }));
  };
}
