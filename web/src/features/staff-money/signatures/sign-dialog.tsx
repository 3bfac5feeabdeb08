import { shortInstant } from "@marsa/api-spec/dates";
import { toast } from "#/components/message/toast.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { DecisionDialog } from "../decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { decideSignature, type Signature } from "./queries.ts";
import { effectWords, pressWords } from "./words.ts";

const USUAL = ["A document is missing", "The client must be called first", "The amount is not right"];

interface SignDialogProps {
  row: Signature;
  decision: "sign" | "decline";
  onClose: () => void;
}

/** Signs what a colleague asked for, or declines it: who asked, who gains, and what it does. */
export function SignDialog({ row, decision, onClose }: SignDialogProps) {
  const { title, client, amount, text, reason, asked_by, asked_at } = row;
  const signing = decision === "sign";

  async function send(why: string) {
    await decideSignature(row, { decision, ...(!signing && { reason: why }) });
    void toast({ text: signing ? `${title} is signed` : `${title} is declined. ${asked_by} is told` });
  }

  return (
    <DecisionDialog
      title={signing ? `Sign ${title}?` : `Decline ${title}?`}
      text={
        signing
          ? `${effectWords(row)} Both names stand in the audit.`
          : "Nothing happens, and the asker is told."
      }
      press={signing ? pressWords(row) : "Decline"}
      moves={signing}
      withReason={!signing}
      reasonHint={`${asked_by} reads it.`}
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
      <DialogFacts
        facts={[
          { term: "Asked and checked", value: `${asked_by}, ${shortInstant(asked_at)}` },
          { term: "Concerns", value: client },
          ...(amount === null ? [] : [{ term: "Amount", value: `AED ${ledger(amount)}` }]),
          ...(text === null ? [] : [{ term: "Change", value: text }]),
          ...(reason === null ? [] : [{ term: "Reason", value: reason }]),
        ]}
      />
    </DecisionDialog>
  );
}
