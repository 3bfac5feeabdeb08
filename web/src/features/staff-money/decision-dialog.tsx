import { type FormEvent, type ReactNode, useState } from "react";
import { ReasonField, reasonError } from "../../components/form/reason-field.tsx";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { useFormSend } from "../../components/form/use-form-send.ts";
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

interface DecisionDialogProps {
  title: string;
  /** The consequences of the decision. */
  text: string;
  press: string;
  /** Whether the decision moves money; the button is red then. */
  moves: boolean;
  /** Whether the decision needs a reason, which the client reads. */
  withReason: boolean;
  usual?: readonly string[];
  /** Who reads the reason; left out: the client. */
  reasonHint?: string;
  /** Checks the fields among the children and shows their errors. False: nothing is sent. */
  isReady?: () => boolean;
  /** What a refusal leaves unchanged; left out: no money was moved. */
  safe?: string;
  /** Sends the decision. @throws the refusal of the server */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
  /** The facts of the decision: client, amount, account. */
  children: ReactNode;
}

/** Asks the staff to confirm a decision about money, with a reason where the client reads one. */
export function DecisionDialog(props: DecisionDialogProps) {
  const {
    title,
    text,
    press,
    moves,
    withReason,
    usual,
    reasonHint = "The client reads it.",
    isReady,
    safe = "No money was moved.",
    onSend,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({ send: onSend, onSent: onClose });
  const stale = refusal?.code === "STALE";

  function decide(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const wrong = withReason ? reasonError(reason) : undefined;
    setError(wrong);
    if (wrong === undefined && isReady?.() !== false) void submit(reason.trim());
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="text-pretty">{text}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={decide}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">
            {refusal && stale && (
              <Message tone="error" title="Somebody else has decided this meanwhile.">
                Nothing was done twice. Close this dialog to see their decision.
              </Message>
            )}
            {refusal && !stale && <RefusalMessage refusal={refusal} safe={safe} />}
            {children}
            {withReason && (
              <ReasonField
                value={reason}
                onChange={setReason}
                error={error}
                hint={reasonHint}
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
