import { SelectField } from "#/components/form/select-field.tsx";
import { fieldId, useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import { NeededMark } from "../form/field-mark.tsx";
import { hintOf } from "#/features/edit/model/hints.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { VAT_CHOICES } from "#/features/edit/model/draft/value-words.ts";
import type { MetaField } from "#/features/edit/model/draft/types.ts";

/** How VAT applies to the price. */
export function VatField({ field }: { field: MetaField }) {
  const { shownFault, leave } = useEdit();
  const { name, label } = field;
  const [value, set] = useText(name);
  return (
    <div>
      <SelectField
        id={fieldId(name)}
        name={name}
        label={label}
        nothing="Choose"
        options={VAT_CHOICES}
        value={value}
        error={shownFault(name)}
        extra={<NeededMark field={field} />}
        onChange={({ target }) => set(target.value)}
        onBlur={() => leave(name, false)}
        {...hintOf(name)}
      />
      <FieldNotes field={field} />
    </div>
  );
}
