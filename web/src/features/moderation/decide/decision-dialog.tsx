import { ApiProblem } from "@marsa/api-spec/client-problem";
import { type FormEvent, type ReactNode, useState } from "react";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { Message } from "../../../components/message/message.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";

interface DecisionDialogProps {
  title: string;
  /** Its effect. */
  text: string;
  press: string;
  /** Sends the decision. @throws what the server says */
  onSend: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The second step of a decision about a lot: what follows, and one press. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, press, onSend, onDone, onClose, children } = props;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [stale, setStale] = useState(false);
  const [sending, setSending] = useState(false);

  async function decide(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefusal(null);
    try {
      await onSend();
      onDone();
    } catch (failure) {
      setStale(failure instanceof ApiProblem && (failure.code === "STALE" || failure.code === "NOT_FOUND"));
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
              <Message tone="error" title="This lot is no longer waiting.">
                It was decided or taken back meanwhile, or its end has passed. Nothing was done twice.
              </Message>
            )}
            {refusal && !stale && <RefusalMessage refusal={refusal} safe="Nothing was decided." />}
            {children}
          </div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="press" size="lg" aria-disabled={sending || undefined}>
              {sending ? "One moment…" : press}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
