import { useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { confirmInvoice, rejectInvoice, type StaffInvoice, undoRejection } from "./queries.ts";
import { readTransfer, type TransferErrors, usualTransfer } from "../transfer.ts";
import { TransferFields } from "../transfer-fields.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";

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
  const [typed, setTyped] = useState(() => usualTransfer(amount, serverClock.now()));
  const [errors, setErrors] = useState<TransferErrors>({});
  const { transfer, errors: wrong } = readTransfer(typed);
  const differs = wrong.amount === undefined && transfer.amount !== amount;

  function isReady(): boolean {
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  }

  async function send(reason: string) {
    if (confirming) {
      const { to_be_signed } = await confirmInvoice(id, transfer);
      const done = `AED ${ledger(transfer.amount)} is in the deposit of ${client}`;
      void toast({ text: to_be_signed ? "It needs a second signature: it waits under To be signed" : done });
      return;
    }
    await rejectInvoice(id, reason);
    const undo = { label: "Undo", onPress: () => void undoRejection(id) };
    void toast({ text: `Invoice ${number} is rejected`, action: undo, duration: 10_000 });
  }

  return (
    <StaffDecisionDialog
      title={confirming ? "Confirm this payment?" : "Reject this invoice?"}
      text={
        confirming
          ? "What came goes into the deposit at once, and the client can bid with it. This cannot be undone."
          : "No money is moved. The client is told. You can undo it within a minute."
      }
      press={confirming ? "Confirm payment" : "Reject invoice"}
      moves={confirming}
      withReason={!confirming}
      usual={USUAL}
      {...(confirming && { isReady })}
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
      {confirming && <TransferFields typed={typed} onChange={setTyped} errors={errors} />}
      {confirming && differs && (
        <Message tone="warning" title={`The invoice is over AED ${ledger(amount)}.`}>
          AED {ledger(transfer.amount)} goes into the deposit, as received.
        </Message>
      )}
    </StaffDecisionDialog>
  );
}
