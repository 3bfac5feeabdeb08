import { FileText } from "lucide-react";
import { useState } from "react";
import { numberIn } from "#/components/form/number-input.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter } from "#/components/ui/dialog.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { requestInvoice } from "../model/commands.ts";
import type { Invoice } from "../model/queries.ts";
import { amountFault, TOP_UP } from "../model/amount.ts";
import { AmountField, type AmountProps } from "./amount-field.tsx";

/** Asks for an invoice to pay by bank transfer; the transfer names its number. */
export function InvoiceForm({ onMade, ...field }: AmountProps & { onMade: (invoice: Invoice) => void }) {
  const [wasSent, setWasSent] = useState(false);
  const aed = numberIn(field.amount, TOP_UP);
  const { submit, sending, refusal } = useFormSend({
    send: requestInvoice,
    onSent: onMade,
  });

  function ask() {
    setWasSent(true);
    if (aed !== null) void submit(aed);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className="grid gap-4 px-4 pt-4 md:px-6">
        {refusal && <RefusalMessage refusal={refusal} safe="No invoice was made." />}
        <AmountField {...field} error={wasSent ? amountFault(field.amount) : undefined} />
        <p className="flex gap-2.5 text-small text-pretty text-text-2">
          <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          An invoice is usually generated in about 10 minutes. Funds are credited within 3 business days of
          your transfer. No fee is charged.
        </p>
      </div>
      <DialogFooter>
        <Button type="submit" variant="press" size="xl" aria-disabled={sending || undefined}>
          {sending
            ? "Requesting…"
            : aed === null
              ? "Request an invoice"
              : `Request an invoice of AED ${ledger(aed)}`}
        </Button>
      </DialogFooter>
    </form>
  );
}
