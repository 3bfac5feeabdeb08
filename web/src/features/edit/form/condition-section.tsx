import type { Schema } from "@marsa/api-spec/client-problem";
import { ChecksField } from "../condition/checks-field.tsx";
import { GradeField } from "../condition/grade-field.tsx";
import { TyresField } from "../condition/tyres-field.tsx";
import { ZonesField } from "../condition/zones-field.tsx";
import { fieldId, useEdit, useText } from "../edit-context.ts";
import type { Group, MetaField } from "../types.ts";
import { FieldNotes } from "./field-notes.tsx";
import { FormSection } from "./form-section.tsx";

type Condition = Schema<"Condition">;

const WORDS: Readonly<Partial<Record<MetaField["type"], string>>> = {
  zones: "Press a part of the car, then say what it has.",
  tyres: "Tread depth and year.",
  checks: "No finding, a finding, or not checked.",
};

/** The condition of a vehicle: grade, drawing, tyres and technical checks, each with a section of its own. */
export function ConditionSections({ group }: { group: Group }) {
  return group.fields.map((field) => (
    <FormSection key={field.name} title={field.label} words={WORDS[field.type]}>
      <div id={fieldId(field.name)} tabIndex={-1} className="min-w-0 outline-none" data-field={field.name}>
        <Control field={field} />
        <FieldNotes field={field} />
      </div>
    </FormSection>
  ));
}

function Control({ field: { name, type, zones = [] } }: { field: MetaField }) {
  const { editing, readOnly, state } = useEdit();
  const [grade] = useText("condition.grade");
  const [body] = useText("body");
  const value = state.values[name];
  const take = (entries: readonly unknown[]) => editing.set(name, entries.length === 0 ? undefined : entries);
  const entries = <Entry,>() => (Array.isArray(value) ? (value as readonly Entry[]) : []);
  switch (type) {
    case "zones":
      return (
        <ZonesField
          body={body}
          zones={zones}
          value={entries<Condition["zones"][number]>()}
          onChange={take}
          readOnly={readOnly}
        />
      );
    case "tyres":
      return (
        <TyresField
          positions={zones}
          value={entries<Condition["tyres"][number]>()}
          onChange={take}
          readOnly={readOnly}
        />
      );
    case "checks":
      return (
        <ChecksField
          names={zones}
          value={entries<Condition["checks"][number]>()}
          onChange={take}
          readOnly={readOnly}
        />
      );
    default:
      return (
        <GradeField
          value={grade === "" ? undefined : Number(grade)}
          onChange={(next) => editing.set(name, String(next))}
          readOnly={readOnly}
        />
      );
  }
}
