import { ledger, ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { useFormSend } from "../../components/form/use-form-send.ts";
import { MoneyRow } from "../../components/lot/money-row.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { announce } from "../../lib/browser/announce.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { payFromDeposit } from "./commands.ts";
import { paymentSum } from "./payment-sum.ts";
import type { Settlement } from "./queries.ts";

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
    <Dialog open onOpenChange={(open) => !open && !sending && onClose()}>
      <DialogContent aria-describedby={undefined} returnTo="won">
        <DialogHeader>
          <DialogTitle>Pay from your deposit</DialogTitle>
        </DialogHeader>
        <div className="px-4 md:px-6">
          <p className="text-small text-text-2">
            {lot.title}, lot {lot.number}
          </p>
          <dl className="mt-3">
            <MoneyRow label="Price" amount={ledger(amount)} />
            <MoneyRow label="Buyer’s fee" amount={ledger(fee)} />
            <MoneyRow label="VAT on the fee" amount={ledger(vat)} />
            <MoneyRow total label="You pay Marsa" amount={`AED ${ledger(allIn)}`} />
            <MoneyRow label="From this lot’s hold" amount={ledgerOfFils(fromHold)} />
            <MoneyRow label="From your deposit" amount={ledgerOfFils(fromDeposit)} />
            <MoneyRow label="Stays available" amount={ledger(available + hold - allIn)} />
          </dl>
          {refusal && (
            <RefusalMessage
              refusal={refusal}
              safe="It was not paid. Your deposit is untouched."
              className="mt-4"
            />
          )}
        </div>
        <DialogFooter>
          <Button
            variant="press"
            size="xl"
            aria-disabled={sending || undefined}
            onClick={() => void submit(id)}
          >
            {sending ? "Paying…" : `Pay AED ${money(allIn)}`}
          </Button>
          <Button variant="ghost" size="lg" onClick={onClose}>
            Not now
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
