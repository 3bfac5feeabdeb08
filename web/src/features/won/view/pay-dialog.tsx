import { ledger, ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { announce } from "#/lib/browser/announce.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { payFromDeposit } from "../model/commands.ts";
import { paymentSum } from "../model/payment-sum.ts";
import type { Settlement } from "../model/queries.ts";

interface PayDialogProps {
  lot: Lot;
  settlement: Settlement;
  /** AED. */
  available: number;
  onClose: () => void;
}

/** Confirms a payment: the sum, the part that is held already, and the rest of the deposit. */
export function PayDialog({ lot, settlement, available, onClose }: PayDialogProps) {
  const { amount, fee, vat, all_in: allIn, hold, id_auction: id } = settlement;
  const { submit, sending, refusal } = useFormSend({
    send: payFromDeposit,
    onSent() {
      announce(`Paid AED ${money(allIn)} for ${lot.title}. Choose a time for the pickup.`);
      onClose();
    },
  });
  const { fromHold, fromDeposit } = paymentSum(allIn, hold, available);
  return (
    <FormDialog
      title="Pay from your deposit"
      text={`${lot.title}, lot ${lot.number}`}
      press={`Pay AED ${money(allIn)}`}
      sending="Paying…"
      look="press"
      back="Not now"
      busy={sending}
      refusal={refusal}
      safe="It was not paid. Your deposit is untouched."
      returnTo="won"
      onPress={() => void submit(id)}
      onClose={onClose}
    >
      <dl>
        <MoneyRow label="Price" amount={ledger(amount)} />
        <MoneyRow label="Buyer’s fee" amount={ledger(fee)} />
        <MoneyRow label="VAT on the fee" amount={ledger(vat)} />
        <MoneyRow total label="You pay Marsa" amount={`AED ${ledger(allIn)}`} />
        <MoneyRow label="From this lot’s hold" amount={ledgerOfFils(fromHold)} />
        <MoneyRow label="From your deposit" amount={ledgerOfFils(fromDeposit)} />
        <MoneyRow label="Stays available" amount={ledger(available + hold - allIn)} />
      </dl>
    </FormDialog>
  );
}
