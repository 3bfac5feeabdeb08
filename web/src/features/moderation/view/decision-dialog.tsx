import type { ReactNode } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";

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
  const { submit, sending, refusal } = useFormSend({ send: onSend, onSent: onDone });
  const isOver = refusal?.code === "STALE" || refusal?.code === "NOT_FOUND";
  return (
    <FormDialog
      title={title}
      text={text}
      press={press}
      look="press"
      busy={sending}
      refusal={isOver ? undefined : refusal}
      safe="Nothing was decided."
      onPress={() => void submit(undefined)}
      onClose={onClose}
    >
      {isOver && (
        <Message tone="error" title="This lot is no longer waiting.">
          It was decided or taken back meanwhile, or its end has passed. Nothing was done twice.
        </Message>
      )}
      {children}
    </FormDialog>
  );
}
