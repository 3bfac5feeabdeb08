import { ApiProblem } from "@marsa/api-spec/client-problem";
import { type FormEvent, type ReactNode, useState } from "react";
import { ReasonField, reasonError } from "../../components/form/reason-field.tsx";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { Message } from "../../components/message/message.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { type Refusal, refusalOf } from "../../lib/http/refusal.ts";

interface DecisionDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  press: string;
  /** Money is moved: the press is the red one. */
  moves: boolean;
  /** Asks for a reason, which the client reads. */
  withReason: boolean;
  usual?: readonly string[];
  /** Sends the decision. @throws what the server says */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
  /** What is decided on: client, amount, account. */
  children: ReactNode;
}

/** The second step of a decision about money: what it is about once more, what follows, and one press. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, press, moves, withReason, usual, onSend, onClose, children } = props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [stale, setStale] = useState(false);
  const [sending, setSending] = useState(false);

  async function decide(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const wrong = withReason ? reasonError(reason) : undefined;
    setError(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    setRefusal(null);
    try {
      await onSend(reason.trim());
      onClose();
    } catch (failure) {
      setStale(failure instanceof ApiProblem && failure.code === "STALE");
      setRefusal(refusalOf(failure));
      setSending(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="text-pretty">{text}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void decide(event)}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">
            {refusal && stale && (
              <Message tone="error" title="Somebody else has decided this meanwhile.">
                Nothing was done twice. Close this to see what they did.
              </Message>
            )}
            {refusal && !stale && <RefusalMessage refusal={refusal} safe="No money was moved." />}
            {children}
            {withReason && (
              <ReasonField
                value={reason}
                onChange={setReason}
                error={error}
                hint="The client reads it."
                usual={usual ?? []}
              />
            )}
          </div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant={moves ? "press" : "ink"}
              size="lg"
              aria-disabled={sending || undefined}
            >
              {sending ? "One moment…" : press}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
