import { newKey } from "@marsa/api-spec/client";
import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";
import { requestInvoice } from "../commands.ts";
import type { Invoice } from "../queries.ts";
import { amountFault, readAmount } from "./amount.ts";
import { AmountField, type AmountProps } from "./amount-field.tsx";

/** By bank transfer: an invoice is made, and its number names the transfer. */
export function InvoiceForm({ onMade, ...field }: AmountProps & { onMade: (invoice: Invoice) => void }) {
  const [wasSent, setWasSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const intention = useRef({ amount: 0, key: "" });
  const aed = readAmount(field.amount);

  async function ask() {
    setWasSent(true);
    if (busy || aed === null || amountFault(field.amount) !== undefined) return;
    setBusy(true);
    setRefusal(undefined);
    if (intention.current.amount !== aed) intention.current = { amount: aed, key: newKey() };
    try {
      onMade(await requestInvoice(aed, intention.current.key));
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
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
        <Button type="submit" variant="press" size="xl" aria-disabled={busy || undefined}>
          {busy
            ? "Requesting…"
            : aed === null
              ? "Request an invoice"
              : `Request an invoice of AED ${ledger(aed)}`}
        </Button>
      </DialogFooter>
    </form>
  );
}
