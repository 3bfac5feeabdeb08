import { useQuery } from "@tanstack/react-query";
import { dictQuery } from "#/lib/http/queries.ts";
import { day as calendarDay } from "@marsa/api-spec/dates";
import { type Field, fieldsOf, FORMS, type ProfileForm, ROLES, FIELD_LABELS } from "../model/fields.ts";

interface ProfileFactsProps {
  filled: ProfileForm;
  /** Whether to leave out the files, which a list with links has. */
  textOnly?: boolean;
}

/** All entries of a profile, without empty ones. */
export function ProfileFacts({ filled, textOnly = false }: ProfileFactsProps) {
  const { data: citizenships } = useQuery(dictQuery("citizenships"));
  const shown: Field[] = ["type", "form", ...fieldsOf(filled.form)];

  function wordsOf(field: Field): string {
    const value = filled[field];
    if (field === "type") return ROLES[filled.type];
    if (field === "form") return FORMS[filled.form];
    if (field === "citizenship")
      return citizenships?.items.find((item) => item.value === value)?.label ?? filled.citizenship;
    if (typeof value !== "string") return textOnly ? "" : value.map(({ name }) => name).join(", ");
    return /^\d{4}-\d\d-\d\d$/.test(value) ? calendarDay(value) : value;
  }

  return (
    <dl className="divide-y divide-line border-y border-line">
      {shown
        .map((field) => [field, wordsOf(field)] as const)
        .filter(([, words]) => words !== "")
        .map(([field, words]) => (
          <div key={field} className="grid gap-x-4 py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="text-body text-text-2">{FIELD_LABELS[field]}</dt>
            <dd className="own-way min-w-0 text-body font-medium break-words">{words}</dd>
          </div>
        ))}
    </dl>
  );
}
