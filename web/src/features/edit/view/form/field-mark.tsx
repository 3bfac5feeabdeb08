import { CircleDashed } from "lucide-react";
import { useEdit, fieldId } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/types.ts";

/** Beside the label of a required field that is still empty; missing is not wrong. */
export function NeededMark({ field }: { field: MetaField }) {
  const { state, shownFault } = useEdit();
  const { name, required } = field;
  if (!required || state.values[name] !== undefined || shownFault(name) !== undefined) return null;
  return (
    <span className="inline-flex items-center gap-1 text-micro text-orange">
      <CircleDashed aria-hidden size={14} strokeWidth={2} /> needed
    </span>
  );
}

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
