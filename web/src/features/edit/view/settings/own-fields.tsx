import { STEP_BANDS } from "@marsa/api-spec/money";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { money } from "@marsa/api-spec/amounts";
import { ChevronsUp, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { useEdit, useText, fieldId } from "#/features/edit/model/draft/edit-context.ts";
import { proposalFor } from "#/features/edit/model/draft/values.ts";
import { MetaFieldView } from "../form/meta-field.tsx";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";
import { FieldError } from "#/components/form/field-error.tsx";
import { counted } from "#/lib/format/counts.ts";
import { NeededMark } from "../form/parts.tsx";
import { FieldNotes } from "../form/field-notes.tsx";

/** The bid step: the proposal of the rules, or the seller's own. */
export function StepField({ field }: { field: MetaField }) {
  const { readOnly, shownFault, state } = useEdit();
  const [start] = useText("start_price");
  const [step, set] = useText(field.name);
  const [open, setOpen] = useState(false);
  const proposal = proposalFor(start);
  const isProposal = proposal !== undefined && step === proposal;
  const asked =
    state.conflicts.some(({ name }) => name === field.name) || shownFault(field.name) !== undefined;
  if (isProposal && !open && !asked) {
    return (
      <p className="flex items-center gap-3 rounded-md bg-blue-tint px-3.5 py-2.5 text-small text-blue-deep">
        <ChevronsUp aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1">
          <strong className="font-strong">Step AED {money(Number(step))}</strong>, as proposed for a start{" "}
          {bandWords(priceIn(start) ?? 0)}
        </span>
        {!readOnly && (
          <Button variant="link" size="inline" className="touch font-strong" onClick={() => setOpen(true)}>
            Change<span className="sr-only"> the bid step</span>
          </Button>
        )}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <MetaFieldView field={field} className="w-full min-w-0 sm:w-60" />
      {proposal !== undefined && !isProposal && !readOnly && (
        <Button size="lg" className="sm:mt-6" onClick={() => set(proposal)}>
          Use AED {money(Number(proposal))}, the proposed step
        </Button>
      )}
    </div>
  );
}

/** "below 5,000", "from 25,000 to 150,000", "of 5,000,000 and more". */
function bandWords(startAed: number): string {
  const place = STEP_BANDS.findIndex(({ belowAed }) => startAed < belowAed);
  const from = STEP_BANDS[place - 1]?.belowAed;
  const below = STEP_BANDS[place]?.belowAed ?? Infinity;
  if (from === undefined) return `below ${money(below)}`;
  return below === Infinity ? `of ${money(from)} and more` : `from ${money(from)} to ${money(below)}`;
}

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
