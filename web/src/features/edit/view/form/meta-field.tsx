import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { SelectField } from "#/components/form/select-field.tsx";
import { CheckField } from "#/components/form/check-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { fieldId, useEdit, useFieldValue, useText } from "#/features/edit/model/draft/edit-context.ts";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { FieldNotes } from "./field-notes.tsx";
import { FixedField, NeededMark, useInput, LongText } from "./parts.tsx";
import { hintOf } from "#/features/edit/model/hints.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";
import { VinField } from "./vin-field.tsx";
import { groupedEntry, lotNumberRules } from "@marsa/api-spec/text/read-number";
import { numberInput } from "#/components/form/number-input.ts";
import { isGrouping, plainEntry } from "#/lib/format/typed-number.ts";

/** One field of the form, drawn from its description; as text where nothing can be changed. */
export function MetaFieldView({ field, className }: { field: MetaField; className?: string }) {
  const { readOnly } = useEdit();
  return (
    <div className={className} data-field={field.name}>
      {readOnly ? <FixedField field={field} /> : <Control field={field} />}
      <FieldNotes field={field} />
    </div>
  );
}

function Control({ field }: { field: MetaField }) {
  if (field.name === "vin") return <VinField field={field} />;
  switch (field.type) {
    case "dict":
      return <DictField field={field} />;
    case "boolean":
      return <BooleanField field={field} />;
    case "longtext":
      return <LongText field={field} />;
    case "integer":
    case "number":
    case "money":
      return <NumberField field={field} />;
    case "text":
    case "date":
    case "datetime":
      return <PlainField field={field} />;
    default:
      return null;
  }
}

const INPUT_TYPES = { date: "date", datetime: "datetime-local" } as const;

function PlainField({ field }: { field: MetaField }) {
  const [text, set] = useText(field.name);
  const input = useInput(field);
  const { type, mask, name } = field;
  return (
    <TextField
      {...input}
      type={type === "date" || type === "datetime" ? INPUT_TYPES[type] : "text"}
      value={text}
      onChange={({ target }) => set(target.value)}
      {...(mask !== undefined && { mask })}
      {...hintOf(name)}
    />
  );
}

function DictField({ field }: { field: MetaField }) {
  const { name, label, parent, other } = field;
  const { meta, state, shownFault, leave, choicesOf, allChoicesOf } = useEdit();
  const [text, set] = useText(name);
  const choices = choicesOf(field);
  const parentWord = parent === undefined ? "" : (fieldNamed(meta, parent)?.label.toLowerCase() ?? parent);
  const waits = parent !== undefined && state.values[parent] === undefined;
  const others = other === undefined || waits ? [] : [{ value: OTHER, label: "Other" }];
  const stray = allChoicesOf(field).filter(
    ({ value }) => value === text && value !== OTHER && !choices.some((one) => one.value === text),
  );
  return (
    <SelectField
      id={fieldId(name)}
      name={name}
      label={label}
      nothing={waits ? `Choose the ${parentWord} first` : "Choose"}
      options={[...choices, ...stray, ...others]}
      value={text}
      disabled={waits && text === ""}
      error={shownFault(name)}
      extra={<NeededMark field={field} />}
      onChange={({ target }) => set(target.value)}
      onBlur={() => leave(name, false)}
      {...hintOf(name)}
    />
  );
}

function BooleanField({ field }: { field: MetaField }) {
  const [value, set] = useFieldValue(field.name);
  return (
    <CheckField
      id={fieldId(field.name)}
      label={field.label}
      checked={value === true}
      onCheckedChange={(checked) => set(checked)}
      className="lg:pt-9"
    />
  );
}

/** A longer unit stands below the field. */
const SHORT_UNIT = 5;

/** A number with its unit; amounts are grouped while they are typed. */
function NumberField({ field }: { field: MetaField }) {
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
