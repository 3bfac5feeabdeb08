import { fieldId, useEdit } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/types.ts";
import { NeededMark } from "./field-mark.tsx";

/** The properties of a field's ordinary input. */
export function useInput(field: MetaField) {
  const { name, label } = field;
  const { shownFault, leave } = useEdit();
  return {
    id: fieldId(name),
    name,
    label,
    error: shownFault(name),
    extra: <NeededMark field={field} />,
    onBlur: ({ target }: { target: HTMLInputElement }) => leave(name, target.validity.badInput),
    autoComplete: "off",
  };
}
