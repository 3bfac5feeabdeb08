import { TextField } from "../../../components/form/text-field.tsx";
import { groupDigits } from "../../../lib/format/grouped-digits.ts";
import { grouped } from "@marsa/api-spec/amounts";
import { useText } from "../edit-context.ts";
import type { MetaField } from "../types.ts";
import { hintOf } from "./hints.ts";
import { useInput } from "./use-input.tsx";

/** A longer unit stands below the field. */
const SHORT_UNIT = 5;

/** A number with its unit; amounts are grouped while they are typed. */
export function NumberField({ field }: { field: MetaField }) {
  const { name, type, unit, min = 0 } = field;
  const [text, set] = useText(name);
  const { onBlur, ...input } = useInput(field);
  const groups = type !== "number" && unit !== undefined && min >= 0;
  const isShort = unit !== undefined && unit.length <= SHORT_UNIT;
  return (
    <TextField
      {...input}
      onBlur={onBlur}
      inputMode={type === "number" ? "decimal" : min < 0 ? "text" : "numeric"}
      value={groups ? grouped(text) : text}
      onChange={({ target }) => {
        if (!groups) return set(target.value.trim());
        const { text: shown, caret } = groupDigits(
          target.value,
          target.selectionStart ?? target.value.length,
        );
        // Written here already: React then leaves the caret alone.
        target.value = shown;
        target.setSelectionRange(caret, caret);
        set(shown.replaceAll(",", ""));
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
