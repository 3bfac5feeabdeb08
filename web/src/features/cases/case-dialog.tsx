import { toast } from "#/components/message/toast.tsx";
import { DecisionDialog } from "../staff-money/public.ts";
import { type Case, type Decision, decideCase } from "./queries.ts";

const USUAL: Readonly<Record<Decision, readonly string[]>> = {
  dismiss: ["One family or one office", "The client explained it by phone", "Chance"],
  confirm: ["The client admitted it", "The documents are of one person", "The pattern leaves no doubt"],
};

interface CaseDialogProps {
  found: Case;
  decision: Decision;
  onClose: () => void;
}

/** Dismisses or confirms a suspicion, with a reason for the audit. */
export function CaseDialog({ found, decision, onClose }: CaseDialogProps) {
  const { id_case, bidder, other, evidence } = found;
  const confirming = decision === "confirm";
  const title = `${bidder.name} and ${other.name}`;

  async function send(reason: string) {
    await decideCase(id_case, decision, reason);
    void toast({ text: `The case of ${title} is ${confirming ? "confirmed" : "dismissed"}` });
  }

  return (
    <DecisionDialog
      title={confirming ? "Confirm this case?" : "Dismiss this case?"}
      text={
        confirming
          ? "Nothing else happens: lock the client yourself where it is needed. The audit keeps your reason."
          : "The same evidence opens no case about these two again. The audit keeps your reason."
      }
      press={confirming ? "Confirm" : "Dismiss"}
      moves={false}
      withReason
      reasonHint="Only staff read it."
      usual={USUAL[decision]}
      safe="The case is still open."
      onSend={send}
      onClose={onClose}
    >
      <div className="rounded-md bg-salt px-3.5 py-2.5 text-body text-pretty">
        <p className="font-strong break-words">{title}</p>
        <ul className="mt-1 list-disc ps-5">
          {evidence.map(({ kind, text }) => (
            <li key={kind}>{text}</li>
          ))}
        </ul>
      </div>
    </DecisionDialog>
  );
}
