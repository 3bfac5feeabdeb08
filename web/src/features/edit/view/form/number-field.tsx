import { groupedEntry, lotNumberRules } from "@marsa/api-spec/text/read-number";
import { numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { isGrouping, plainEntry } from "#/lib/format/typed-number.ts";
import { useText } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/types.ts";
import { hintOf } from "#/features/edit/model/hints.ts";
import { useInput } from "./use-input.tsx";

/** A longer unit stands below the field. */
const SHORT_UNIT = 5;

/** A number with its unit; amounts are grouped while they are typed. */
export function NumberField({ field }: { field: MetaField }) {
  const { name, unit } = field;
  const [text, set] = useText(name);
  const input = useInput(field);
  const rules = lotNumberRules(field);
  const number = numberInput(
    isGrouping(rules) ? groupedEntry(text) : text,
    (shown) => set(plainEntry(shown)),
    rules,
  );
  const isShort = unit !== undefined && unit.length <= SHORT_UNIT;
  return (
    <TextField
      {...input}
      {...number}
      onBlur={(event) => {
        number.onBlur();
        input.onBlur(event);
      }}
      {...(unit !== undefined && !isShort ? { hint: unit } : hintOf(name))}
    >
      {isShort && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 grid place-content-center text-body text-text-3"
        >
          {unit}
        </span>
      )}
    </TextField>
  );
}
