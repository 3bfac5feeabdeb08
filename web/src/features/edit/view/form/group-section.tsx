import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { Fragment, type ReactNode } from "react";
import { useEdit } from "#/features/edit/model/draft/edit-context.ts";
import type { Group, MetaField } from "#/features/edit/model/draft/types.ts";
import { fieldGrid, FormSection } from "./form-section.tsx";
import { MetaFieldView } from "./meta-field.tsx";
import { PROPOSED } from "#/features/edit/model/usual-facts.ts";
import { UsualFactsNote } from "./usual-facts-note.tsx";

const WORDS: Readonly<Record<string, string>> = {
  vehicle: "The VIN offers the make, the year and the body where it tells them.",
  apartment: "As the RERA certificate has it.",
  place: "Buyers see the place where the lot stands, not your address.",
};

/** Types that have a control of their own elsewhere. */
const ELSEWHERE: ReadonlySet<MetaField["type"]> = new Set([
  "zones",
  "tyres",
  "checks",
  "photos",
  "documents",
  "rooms",
]);
/** Fields that take two columns of three. */
const WIDE: ReadonlySet<string> = new Set(["comment", "vin", "name", "inspection"]);

/** One group of the form. */
export function GroupSection({ group, children }: { group: Group; children?: ReactNode }) {
  const { readOnly, state } = useEdit();
  const inWords = new Map(group.fields.map(({ name, other }) => [other, state.values[name] === OTHER]));
  const fields = ordered(
    group.fields.filter(({ name, type }) => !ELSEWHERE.has(type) && inWords.get(name) !== false),
  );
  return (
    <FormSection title={group.label} words={readOnly ? undefined : WORDS[group.name]}>
      <div className={fieldGrid}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            {field.name === PROPOSED[0] && <UsualFactsNote />}
            <MetaFieldView
              field={field}
              className={WIDE.has(field.name) ? "min-w-0 sm:col-span-2" : "min-w-0"}
            />
          </Fragment>
        ))}
      </div>
      {children}
    </FormSection>
  );
}

/** The VIN comes first, and the plate beside it: the rest follows from them. */
function ordered(fields: readonly MetaField[]): readonly MetaField[] {
  const first = ["vin", "plate"];
  const lead = first.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return [...lead, ...fields.filter(({ name }) => !first.includes(name))];
}
