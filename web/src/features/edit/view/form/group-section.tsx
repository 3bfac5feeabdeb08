import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { Fragment, type ReactNode } from "react";
import { fieldId, useEdit } from "#/features/edit/model/draft/edit-context.ts";
import type { Group, MetaField } from "#/features/edit/model/draft/queries.ts";
import { fieldGrid, FormSection } from "./parts.tsx";
import { MetaFieldView } from "./meta-field.tsx";
import { PROPOSED, usualQuery } from "#/features/edit/model/usual-facts.ts";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { useValueWords } from "#/features/edit/model/draft/value-words.ts";
import { fieldNamed } from "#/features/edit/model/draft/values.ts";

const GROUP_HINTS: Readonly<Record<string, string>> = {
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
    <FormSection title={group.label} words={readOnly ? undefined : GROUP_HINTS[group.name]}>
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

/** Fills in what most lots of the chosen model have, in one press; only empty fields. */
function UsualFactsNote() {
  const { editing, meta, state, readOnly } = useEdit();
  const words = useValueWords();
  const model = state.values["model"];
  const empty = PROPOSED.filter((name) => state.values[name] === undefined);
  const isAsked = !readOnly && typeof model === "string" && empty.length > 0;
  const { data } = useQuery({ ...usualQuery(String(model)), enabled: isAsked });
  const usual = empty.flatMap((name) => {
    const [field, value] = [fieldNamed(meta, name), data?.get(name)];
    return field === undefined || value === undefined ? [] : [{ name, value, word: words(field, value) }];
  });
  if (!isAsked || usual.length === 0) return null;
  return (
    <p className="col-span-full flex items-center gap-3 rounded-md bg-blue-tint px-3.5 py-2.5 text-small text-blue-deep">
      <ListChecks aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1">
        Most such lots: <strong className="font-strong">{usual.map(({ word }) => word).join(", ")}</strong>
      </span>
      <Button
        variant="link"
        size="inline"
        className="touch font-strong"
        onClick={() => {
          for (const { name, value } of usual) editing.set(name, value);
          document.getElementById(fieldId(usual[0]!.name))?.focus();
        }}
      >
        Fill in<span className="sr-only"> what most such lots have</span>
      </Button>
    </p>
  );
}
