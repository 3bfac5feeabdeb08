import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter } from "#/components/ui/dialog.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import type { Invoice } from "../model/queries.ts";

/** The next steps after the request of an invoice. */
export function InvoiceDone({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { number, amount } = invoice;
  return (
    <>
      <div className="grid gap-4 px-4 md:px-6">
        <output className="block">
          <Message tone="success" title={`An invoice of AED ${ledger(amount)} is being made.`}>
            It usually takes about 10 minutes. You find its PDF under Refunds and invoices.
          </Message>
        </output>
        <ol className="grid list-decimal gap-1.5 ps-5 text-body text-pretty text-text-2">
          <li>Download the PDF when it is ready.</li>
          <li>
            Transfer the amount and name <strong className="font-strong text-text">{number}</strong>.
          </li>
          <li>Funds are credited within 3 business days.</li>
        </ol>
      </div>
      <DialogFooter>
        <Button variant="ink" size="lg" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}
