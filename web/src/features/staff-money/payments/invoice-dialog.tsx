import { toast } from "../../../components/message/toast.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { DecisionDialog } from "../decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { confirmInvoice, rejectInvoice, type StaffInvoice } from "./queries.ts";
import { undoRejection } from "./undo.ts";

export type InvoiceDecision = "confirm" | "reject";

const USUAL = ["No money came within 30 days", "The amount differs", "The money came from another account"];

interface InvoiceDialogProps {
  row: StaffInvoice;
  kind: InvoiceDecision;
  onClose: () => void;
}

/** Confirms or rejects an invoice. A rejection moves no money, so it can be undone for a moment. */
export function InvoiceDialog({ row, kind, onClose }: InvoiceDialogProps) {
  const { invoice, client } = row;
  const { id_invoice: id, number, amount } = invoice;
  const confirming = kind === "confirm";

  async function send(reason: string) {
    if (confirming) {
      await confirmInvoice(id);
      void toast({ text: `AED ${ledger(amount)} is in the deposit of ${client}` });
      return;
    }
    await rejectInvoice(id, reason);
    const undo = { label: "Undo", onPress: () => void undoRejection(id) };
    void toast({ text: `Invoice ${number} is rejected`, action: undo, duration: 10_000 });
  }

  return (
    <DecisionDialog
      title={confirming ? "Confirm this payment?" : "Reject this invoice?"}
      text={
        confirming
          ? "The amount goes into the deposit at once, and the client can bid with it. This cannot be undone."
          : "No money is moved. The client is told. You can undo it within a minute."
      }
      press={confirming ? "Confirm payment" : "Reject invoice"}
      moves={confirming}
      withReason={!confirming}
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
      <DialogFacts
        facts={[
          { term: "Client", value: client },
          { term: "Invoice", value: number },
          { term: "Amount", value: `AED ${ledger(amount)}` },
        ]}
      />
    </DecisionDialog>
  );
}
