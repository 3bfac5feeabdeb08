import { type ReactNode, useState } from "react";
import { FormDialog } from "./form-dialog.tsx";
import { ReasonField, reasonError } from "./reason-field.tsx";
import { useFormSend } from "./use-form-send.ts";
import { Message } from "../message/message.tsx";

interface StaffDecisionDialogProps {
  title: string;
  /** The consequences of the decision. */
  text: string;
  press: string;
  /** Whether the decision moves money, or shows a lot to everybody; the button is red then. */
  moves: boolean;
  /** Whether the decision needs a reason, which the client reads. */
  withReason?: boolean;
  usual?: readonly string[];
  /** Who reads the reason; left out: the client. */
  reasonHint?: string;
  /** Checks the fields among the children and shows their errors. False: nothing is sent. */
  isReady?: () => boolean;
  /** What a refusal leaves unchanged; left out: no money was moved. */
  safe?: string;
  /** Replaces the sentences on a decision that a colleague took meanwhile. */
  over?: { readonly title: string; readonly text: string };
  /** Sends the decision. @throws the refusal of the server */
  onSend: (reason: string) => Promise<void>;
  /** Replaces closing, after the decision. */
  onDone?: () => void;
  onClose: () => void;
  /** The facts of the decision: client, amount, account. */
  children?: ReactNode;
}

const OVER = {
  title: "Somebody else has decided this meanwhile.",
  text: "Nothing was done twice. Close this dialog to see their decision.",
};

/** Asks the staff to confirm a decision that a client learns, with a reason where the client reads one. */
export function StaffDecisionDialog(props: StaffDecisionDialogProps) {
  const {
    title,
    text,
    press,
    moves,
    withReason = false,
    usual,
    reasonHint = "The client reads it.",
    isReady,
    safe = "No money was moved.",
    over = OVER,
    onSend,
    onDone,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({ send: onSend, onSent: onDone ?? onClose });
  const isOver = refusal?.code === "STALE" || refusal?.code === "NOT_FOUND";

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
      refusal={isOver ? undefined : refusal}
      safe={safe}
      onPress={decide}
      onClose={onClose}
    >
      {isOver && (
        <Message tone="error" title={over.title}>
          {over.text}
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
