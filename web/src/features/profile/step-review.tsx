import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormHeading } from "../../components/form/form-heading.tsx";
import { Button } from "../../components/ui/button.tsx";
import { dictQuery } from "../../lib/queries.ts";
import { calendarDay } from "../../lib/time.ts";
import { type Field, fieldsOf, FORMS, type ProfileForm, ROLES, WORDS } from "./fields.ts";

interface StepReviewProps {
  onBack: () => void;
  onDone: () => Promise<void>;
}

/** Third step: everything once more, before it is sent. */
export function StepReview({ onBack, onDone }: StepReviewProps) {
  const filled = useFormContext<ProfileForm>().getValues();
  const { data: citizenships } = useQuery(dictQuery("citizenships"));
  const [busy, setBusy] = useState(false);
  const shown: Field[] = ["type", "form", ...fieldsOf(filled.form)];
  const rows = shown.map((field) => [field, wordsOf(field)] as const).filter(([, words]) => words !== "");

  function wordsOf(field: Field): string {
    const value = filled[field];
    if (field === "type") return ROLES[filled.type];
    if (field === "form") return FORMS[filled.form];
    if (field === "citizenship")
      return citizenships?.items.find((item) => item.value === value)?.label ?? filled.citizenship;
    if (typeof value !== "string") return value.map(({ name }) => name).join(", ");
    return /^\d{4}-\d\d-\d\d$/.test(value) ? calendarDay(value) : value;
  }

  async function send() {
    if (busy) return;
    setBusy(true);
    await onDone();
    setBusy(false);
  }

  return (
    <>
      <FormHeading title="Is everything right?">
        You can change it until you have signed the contract.
      </FormHeading>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([field, words]) => (
          <div key={field} className="grid gap-x-4 py-3 sm:grid-cols-[9.5rem_1fr]">
            <dt className="text-body text-text-2">{WORDS[field]}</dt>
            <dd className="min-w-0 text-body font-medium break-words">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="press" size="xl" className="w-full" aria-disabled={busy} onClick={() => void send()}>
          {busy ? "Sending…" : "Send the profile"}
        </Button>
        <Button size="lg" className="w-full" onClick={onBack}>
          Change something
        </Button>
      </div>
    </>
  );
}
