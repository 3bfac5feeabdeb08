import { type ReactNode, useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";

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

  function decide() {
    const wrong = withReason ? reasonError(reason) : undefined;
    setError(wrong);
    if (wrong === undefined && isReady?.() !== false) void submit(reason.trim());
  }

  return (
    <FormDialog
      title={title}
      text={text}
      press={press}
      look={moves ? "press" : "ink"}
      busy={sending}
      refusal={stale ? undefined : refusal}
      safe={safe}
      onPress={decide}
      onClose={onClose}
    >
      {stale && (
        <Message tone="error" title="Somebody else has decided this meanwhile.">
          Nothing was done twice. Close this dialog to see their decision.
        </Message>
      )}
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
    </FormDialog>
  );
}
