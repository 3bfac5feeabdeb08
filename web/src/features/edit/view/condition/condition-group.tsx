import { fieldId, useEdit, useFieldValue } from "#/features/edit/model/draft/edit-context.ts";
import { FieldNotes } from "../form/field-notes.tsx";
import { FormSection, FixedValue } from "../form/parts.tsx";
import type { Group, MetaField } from "#/features/edit/model/draft/queries.ts";
import { ChecksField, Segments } from "./checks-field.tsx";
import {
  type Check,
  type Finding,
  type Tyre,
  type Choice,
  textsOf,
  tyreFault,
  tyresOf,
  type TyreText,
} from "#/features/edit/model/condition.ts";
import { ZonesField } from "./zones-field.tsx";
import { useState } from "react";
import { TextField } from "#/components/form/text-field.tsx";

/** The grade of a lot, as its page words it. */
const GRADES = ["Poor", "Fair", "Average", "Good", "Like new"];
const CHOICES = GRADES.map((word, place) => ({ value: String(place + 1), word: `${place + 1} ${word}` }));

interface GradeFieldProps {
  /** 1 to 5. */
  value: number | undefined;
  onChange: (grade: number) => void;
  readOnly: boolean;
}

function GradeField({ value, onChange, readOnly }: GradeFieldProps) {
  return (
    <Segments
      label="Grade"
      choices={CHOICES}
      value={value === undefined ? undefined : String(value)}
      onChange={(grade) => onChange(Number(grade))}
      readOnly={readOnly}
    />
  );
}

/** The body that is drawn until one is chosen. */
const FIRST_BODY = "suv";

/** A motorcycle has two tyres, no spare one and no cabin to cool. */
const TWO_TYRES: ReadonlySet<string> = new Set(["front", "rear"]);
const ONLY_CARS: ReadonlySet<string> = new Set(["Air conditioning", "Spare wheel"]);

const CONDITION_HINTS: Readonly<Record<string, string>> = {
  "condition.zones": "Optional. Press a zone of the drawing, then say what it has.",
  "condition.tyres": "Optional. Tread depth and year.",
  "condition.checks": "Optional. What a buyer would ask you first.",
};

/** Grade, damage and paint, tyres and technical checks of a vehicle. */
export function ConditionGroup({ group }: { group: Group }) {
  const { readOnly } = useEdit();
  const [grade, damage, ...others] = group.fields;
  const words = (field: MetaField) => (readOnly ? undefined : CONDITION_HINTS[field.name]);
  return (
    <>
      {grade && damage && (
        <FormSection title={group.label} words={words(damage)}>
          <ConditionField field={grade} />
          <ConditionField field={damage} />
        </FormSection>
      )}
      {others.map((field) => (
        <FormSection key={field.name} title={field.label} words={words(field)}>
          <ConditionField field={field} />
        </FormSection>
      ))}
    </>
  );
}

/** One part of the condition, by the type that the description of the form gives it. */
function ConditionField({ field }: { field: MetaField }) {
  const { state, readOnly } = useEdit();
  const [value, set] = useFieldValue(field.name);
  const list = <Item,>() => (Array.isArray(value) ? (value as Item[]) : []);
  const setList = (items: readonly unknown[]) => set(items.length === 0 ? undefined : items);
  const shared = { onChange: setList, readOnly };
  const body = state.values["body"];
  const isMotorcycle = body === "motorcycle";
  const choices = (field.zones ?? []).filter(({ value: name }) => {
    if (field.type === "tyres") return TWO_TYRES.has(name) === isMotorcycle;
    return !isMotorcycle || !ONLY_CARS.has(name);
  });
  return (
    <div id={fieldId(field.name)} tabIndex={-1} className="min-w-0 focus:outline-none">
      {field.type === "integer" && (
        <GradeField
          value={typeof value === "string" ? Number(value) : undefined}
          onChange={(grade) => set(String(grade))}
          readOnly={readOnly}
        />
      )}
      {field.type === "zones" && (
        <ZonesField
          {...shared}
          body={typeof body === "string" ? body : FIRST_BODY}
          zones={choices}
          value={list<Finding>()}
        />
      )}
      {field.type === "tyres" && <TyresField {...shared} positions={choices} value={list<Tyre>()} />}
      {field.type === "checks" && <ChecksField {...shared} names={choices} value={list<Check>()} />}
      <FieldNotes field={field} />
    </div>
  );
}

interface TyresFieldProps {
  positions: readonly Choice[];
  value: readonly Tyre[];
  onChange: (tyres: Tyre[]) => void;
  readOnly: boolean;
}

/** Tread depth and year of each tyre, as far as they are known. */
function TyresField({ positions, value, onChange, readOnly }: TyresFieldProps) {
  const [texts, setTexts] = useState(() => textsOf(value, positions));

  function set(position: string, text: TyreText) {
    const next = { ...texts, [position]: text };
    setTexts(next);
    onChange(tyresOf(next));
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {positions.map(({ value: position, label }) => {
        const text = texts[position] ?? { depth: "", year: "" };
        if (readOnly) {
          return (
            <FixedValue key={position} label={label}>
              {[text.depth && `${text.depth} mm`, text.year].filter(Boolean).join(", ") || undefined}
            </FixedValue>
          );
        }
        const fault = tyreFault(text);
        return (
          <fieldset key={position} className="min-w-0">
            <legend className="mb-1 text-small font-heavy">{label}</legend>
            <div className="grid grid-cols-2 gap-2">
              <TextField
                label="Depth, mm"
                inputMode="decimal"
                value={text.depth}
                onChange={({ target }) => set(position, { ...text, depth: target.value.trim() })}
              />
              <TextField
                label="Year"
                inputMode="numeric"
                value={text.year}
                onChange={({ target }) => set(position, { ...text, year: target.value.trim() })}
              />
            </div>
            <p aria-live="polite" className="mt-1 text-small text-orange empty:hidden">
              {fault}
            </p>
          </fieldset>
        );
      })}
    </div>
  );
}
