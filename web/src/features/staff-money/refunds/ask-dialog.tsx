import { toast } from "#/components/message/toast.tsx";
import { DecisionDialog } from "../decision-dialog.tsx";
import { askSignature, type StaffRefund } from "./queries.ts";
import { RefundFacts } from "./refund-facts.tsx";

const USUAL = ["The client asks for the deposit back", "The season is over", "The client closes the account"];

/** Asks a colleague to sign a large refund before it can be paid out. */
export function AskDialog({ row, onClose }: { row: StaffRefund; onClose: () => void }) {
  async function send(reason: string) {
    await askSignature(row.refund.id, reason);
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
      <RefundFacts row={row} />
    </DecisionDialog>
  );
}
