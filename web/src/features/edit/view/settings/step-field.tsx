import { STEP_BANDS } from "@marsa/api-spec/money";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { money } from "@marsa/api-spec/amounts";
import { ChevronsUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { useEdit, useText } from "#/features/edit/model/draft/edit-context.ts";
import { proposalFor } from "#/features/edit/model/draft/values.ts";
import { MetaFieldView } from "../form/meta-field.tsx";
import type { MetaField } from "#/features/edit/model/draft/queries.ts";

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
