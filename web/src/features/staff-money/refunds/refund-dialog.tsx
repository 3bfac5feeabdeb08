import { Message } from "../../../components/message/message.tsx";
import { toast } from "../../../components/message/toast.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { DecisionDialog } from "../decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { declineRefund, markPaid, type StaffRefund } from "./queries.ts";

export type RefundDecision = "pay" | "decline";

const USUAL = ["The account is in another name", "The bank refused the transfer", "An unpaid lot is open"];

interface RefundDialogProps {
  row: StaffRefund;
  kind: RefundDecision;
  onClose: () => void;
}

/** Pays a refund out or declines it. Both move money in the deposit, so neither can be undone. */
export function RefundDialog({ row, kind, onClose }: RefundDialogProps) {
  const { refund, other_recipient, client } = row;
  const { id, amount, account } = refund;
  const paying = kind === "pay";

  async function send(reason: string) {
    await (paying ? markPaid(id) : declineRefund(id, reason));
    const text = paying
      ? `AED ${ledger(amount)} is marked as paid out to ${client}`
      : `The refund is declined. AED ${ledger(amount)} is available to ${client} again`;
    void toast({ text });
  }

  return (
    <DecisionDialog
      title={paying ? "Mark as paid out?" : "Decline this refund?"}
      text={
        paying
          ? "Transfer the money in the bank first. The amount leaves the deposit and the client is told. This cannot be undone."
          : "The amount is available to the client again at once, and they are told. This cannot be undone."
      }
      press={paying ? "Mark as paid out" : "Decline refund"}
      moves={paying}
      withReason={!paying}
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
      {other_recipient && (
        <Message tone="warning" title="The recipient is not the person of the profile." className="mb-4">
          Ask the client before you pay, and note why it is right.
        </Message>
      )}
      <DialogFacts
        facts={[
          { term: "Client", value: client },
          { term: "Recipient", value: account.recipient },
          { term: "Account", value: `${account.iban}, ${account.bank}` },
          { term: "Amount", value: `AED ${ledger(amount)}` },
        ]}
      />
    </DecisionDialog>
  );
}
