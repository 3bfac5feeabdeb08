import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { CheckField } from "#/components/form/check-field.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Message } from "#/components/message/message.tsx";
import { DialogFacts } from "#/features/staff-money/dialog-facts.tsx";
import type { Handover, Sale } from "../model/queries.ts";

interface CheckStepProps {
  handover: Handover;
  onNext: () => void;
  onAgain: () => void;
  onOpenSale: (id: number) => void;
  onClose: () => void;
}

/** The sale of a code: lot, buyer, payment and the checks; or why it cannot be handed over now. */
export function CheckStep({ handover, onNext, onAgain, onOpenSale, onClose }: CheckStepProps) {
  const { sale, blocked, papers } = handover;
  const { settlement, buyer, photo } = sale;
  const { pickup } = settlement;
  const [checked, setChecked] = useState<readonly string[]>([]);
  const left = papers.length - checked.length;
  return (
    <FormDialog
      title={settlement.title}
      text={`Lot ${settlement.number} · ${sale.location}`}
      press={blocked ? "Another code" : left > 0 ? `Continue, ${left} to check` : "Continue"}
      isOff={blocked === null && left > 0}
      onPress={blocked ? onAgain : onNext}
      onClose={onClose}
      back={blocked ? "Open the sale" : "Another code"}
      onBack={blocked ? () => onOpenSale(settlement.id_auction) : onAgain}
    >
      {blocked && <Message tone="error" {...BLOCKED[blocked](sale)} />}
      <LotPhoto picture={photo} sizes="(width >= 48rem) 392px, 92vw" className="rounded-md" />
      <DialogFacts
        facts={[
          { term: "Buyer", value: buyer },
          {
            term: "Paid",
            value:
              settlement.paid_at === null
                ? "No"
                : `AED ${money(settlement.all_in)}, ${shortInstant(settlement.paid_at)}`,
          },
          ...(pickup ? [{ term: "Appointment", value: shortInstant(pickup.starts) }] : []),
        ]}
      />
      {blocked === null && (
        <fieldset>
          <legend className="text-h3">Check before you hand over</legend>
          {papers.map((paper) => (
            <CheckField
              key={paper}
              className="border-b border-line py-2.5"
              label={paper}
              checked={checked.includes(paper)}
              onCheckedChange={(on) =>
                setChecked(on ? [...checked, paper] : checked.filter((other) => other !== paper))
              }
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}

const BLOCKED: Readonly<
  Record<NonNullable<Handover["blocked"]>, (sale: Sale) => { title: string; children: string }>
> = {
  not_today: ({ settlement: { pickup } }) => ({
    title: pickup
      ? `The appointment is ${shortInstant(pickup.starts)}, not today.`
      : "The appointment is not today.",
    children: "The buyer can move it on their phone. Or open the sale and hand over with a reason.",
  }),
  not_paid: () => ({
    title: "This lot is not paid.",
    children: "Keep the lot and its keys. The buyer pays first.",
  }),
  handed_over: ({ settlement: { handed_over_at } }) => ({
    title: `This lot was handed over${handed_over_at === null ? "" : ` ${shortInstant(handed_over_at)}`}.`,
    children: "Nothing is left to do. Open the sale to see who did it.",
  }),
};
