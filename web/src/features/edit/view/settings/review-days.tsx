import { Minus, Plus } from "lucide-react";
import { FieldError } from "#/components/form/field-error.tsx";
import { counted } from "#/lib/format/counts.ts";
import { fieldId, useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import { NeededMark } from "../form/parts.tsx";
import { FieldNotes } from "../form/field-notes.tsx";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";

/** Usual length of the review, days. */
const USUAL_DAYS = 2;
const step =
  "grid size-11.5 shrink-0 place-content-center hover:bg-salt disabled:text-text-3 -outline-offset-2";

/** How long the seller may decide about a bid below the minimum: fewer and more days. */
export function ReviewDays({ field }: { field: MetaField }) {
  const { shownFault } = useEdit();
  const { name, label, min = 1, max = 7 } = field;
  const [text, set] = useText(name);
  const id = fieldId(name);
  const error = shownFault(name);
  const days = Number(text);
  const change = (by: number) =>
    set(String(text === "" ? USUAL_DAYS : Math.min(max, Math.max(min, days + by))));
  return (
    <fieldset className="min-w-0" aria-labelledby={`${id}-label`} aria-describedby={`${id}-error ${id}-hint`}>
      <p className="flex items-baseline justify-between gap-4">
        <span id={`${id}-label`} className="text-small font-strong">
          {label}
        </span>
        <NeededMark field={field} />
      </p>
      <div
        className={`mt-1.5 flex h-12 items-stretch overflow-hidden rounded-md border ${error === undefined ? "border-line-3" : "border-red"}`}
      >
        <button
          type="button"
          className={step}
          disabled={text !== "" && days <= min}
          onClick={() => change(-1)}
        >
          <Minus aria-hidden size={18} strokeWidth={1.75} />
          <span className="sr-only">One day less</span>
        </button>
        <output className="grid flex-1 place-content-center border-x border-line text-body font-strong tabular-nums">
          {text === "" ? "–" : counted(days, "day")}
        </output>
        <button
          type="button"
          id={id}
          className={step}
          disabled={text !== "" && days >= max}
          onClick={() => change(1)}
        >
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          <span className="sr-only">One day more</span>
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-text-2">
        Your time to decide about a bid below your minimum
      </p>
      <FieldError id={`${id}-error`} text={error} />
      <FieldNotes field={field} />
    </fieldset>
  );
}
