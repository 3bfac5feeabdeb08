import { ledger } from "@marsa/api-spec/amounts";
import { toast } from "#/components/message/toast.tsx";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { declineRefund, type StaffRefund } from "./queries.ts";
import { DialogFacts } from "../dialog-facts.tsx";

const USUAL = ["The account is in another name", "The bank refused the transfer", "An unpaid lot is open"];

/** Declines a refund with a reason. Its amount moves in the deposit, so it cannot be undone. */
export function DeclineDialog({ row, onClose }: { row: StaffRefund; onClose: () => void }) {
  const { refund, client } = row;
  const { id, amount } = refund;

  async function send(reason: string) {
    await declineRefund(id, reason);
    const text = `The refund is declined. AED ${ledger(amount)} is available to ${client} again`;
    void toast({ text });
  }

  return (
    <StaffDecisionDialog
      title="Decline this refund?"
      text="The amount is available to the client again at once, and they are told. This cannot be undone."
      press="Decline refund"
      moves={false}
      withReason
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
      <RefundFacts row={row} />
    </StaffDecisionDialog>
  );
}

/** The facts of a refund in the dialogs about it. */
export function RefundFacts({ row: { refund, client } }: { row: StaffRefund }) {
  const { amount, account } = refund;
  return (
    <DialogFacts
      facts={[
        { term: "Client", value: client },
        { term: "Recipient", value: account.recipient },
        { term: "Account", value: `${account.iban}, ${account.bank}` },
        { term: "Amount", value: `AED ${ledger(amount)}` },
      ]}
    />
  );
}
