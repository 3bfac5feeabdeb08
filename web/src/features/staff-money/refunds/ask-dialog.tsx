import { ledger } from "@marsa/api-spec/amounts";
import { toast } from "../../../components/message/toast.tsx";
import { DecisionDialog } from "../decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { askSignature, type StaffRefund } from "./queries.ts";

const USUAL = ["The client asks for the deposit back", "The season is over", "The client closes the account"];

/** Asks a colleague to sign a large refund before it can be paid out. */
export function AskDialog({ row, onClose }: { row: StaffRefund; onClose: () => void }) {
  const { refund, client } = row;
  const { id, amount, account } = refund;

  async function send(reason: string) {
    await askSignature(id, reason);
    void toast({ text: "A colleague can sign it now. You are told when it is decided" });
  }

  return (
    <DecisionDialog
      title="Ask for a second signature?"
      text="A refund of this size is paid out only after a colleague has signed it. The amount stays reserved."
      press="Ask"
      moves={false}
      withReason
      reasonHint="Your colleague reads it."
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
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
