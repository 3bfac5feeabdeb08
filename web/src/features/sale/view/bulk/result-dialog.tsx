import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { counted } from "#/lib/format/counts.ts";
import { metaQuery, STEP_WORDS, stepOfField } from "#/features/edit/public.ts";
import { editPath } from "#/features/sale/model/edit-path.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import type { LotResult } from "#/features/sale/model/run-bulk.ts";

interface ResultDialogProps {
  /** The word for the lots that moved: "Archived". */
  word: string;
  results: readonly LotResult<SaleCard>[];
  /** How many lots can be tried once more; 0 or left out: none. */
  again?: number;
  onAgain?: () => void;
  onClose: () => void;
}

/** One line per lot after an action on several: first why some stay as they were, then those that are done. */
export function ResultDialog({ word, results, again = 0, onAgain, onClose }: ResultDialogProps) {
  const done = results.filter(({ ok }) => ok).length;
  return (
    <FormDialog
      title={`${word} ${done} of ${counted(results.length, "lot")}`}
      text={done === results.length ? "Nothing else has changed." : "The other lots stay as they were."}
      press="Close"
      back={again > 0 ? `Try ${counted(again, "lot")} again` : null}
      onBack={onAgain}
      returnTo="sale-title"
      onPress={onClose}
      onClose={onClose}
    >
      <ul aria-label="Results">
        {results
          .toSorted((one, other) => Number(one.ok) - Number(other.ok))
          .map(({ card: { lot }, ok, message, field }) => (
            <li
              key={lot.id_auction}
              className="flex items-start gap-3 border-b border-line py-2.5 text-small"
            >
              {ok ? (
                <CircleCheck aria-hidden size={18} className="shrink-0 text-green" />
              ) : (
                <CircleAlert aria-hidden size={18} className="shrink-0 text-orange" />
              )}
              <span className="min-w-0">
                <span className="font-strong">
                  {lot.title}, lot {lot.number}
                </span>
                <span className="block text-text-2">{message ?? (ok ? word : "Not changed")}</span>
                {field !== undefined && <FieldLink lot={lot} field={field} />}
              </span>
            </li>
          ))}
      </ul>
    </FormDialog>
  );
}

/** Leads to the step of the form that has the field. */
function FieldLink({ lot, field }: { lot: SaleCard["lot"]; field: string }) {
  const { data: meta } = useQuery(metaQuery(lot.kind));
  const step = meta && stepOfField(meta, field);
  return (
    <ScreenLink
      to={editPath(lot.id_auction)}
      search={step === undefined || step === "information" ? {} : { step }}
      className="touch inline-block py-1 text-blue hover:underline"
    >
      {step ? `Open “${STEP_WORDS[step]}”` : "Open the form"}
      <span className="sr-only"> of lot {lot.number}</span>
    </ScreenLink>
  );
}
