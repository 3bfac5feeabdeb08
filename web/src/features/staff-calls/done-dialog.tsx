import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField } from "#/components/form/reason-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { type Call, finishCall } from "./queries.ts";

/** Marks a call as made, with a note for colleagues. */
export function DoneDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const [note, setNote] = useState("");
  const { submit, sending, refusal } = useFormSend({
    send: (text: string) => finishCall(call.id_call, text),
    onSent: onClose,
  });
  return (
    <FormDialog
      title="Mark the call as made?"
      text={`${call.name}, ${call.phone}. The request leaves the list of open calls.`}
      press="Mark as called"
      busy={sending}
      refusal={refusal}
      safe="The request is still open."
      onPress={() => void submit(note.trim())}
      onClose={onClose}
    >
      <ReasonField
        label="Note, optional"
        longest={1_000}
        value={note}
        onChange={setNote}
        hint="What you agreed. Only staff read it."
      />
    </FormDialog>
  );
}
