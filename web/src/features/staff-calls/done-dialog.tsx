import { useState } from "react";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { ReasonField } from "#/components/form/reason-field.tsx";
import { type Call, finishCall } from "./queries.ts";

/** Marks a call as made, with a note for colleagues. */
export function DoneDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const [note, setNote] = useState("");
  return (
    <ConfirmDialog
      title="Mark the call as made?"
      text={`${call.name}, ${call.phone}. The request leaves the list of open calls.`}
      press="Mark as called"
      safe="The request is still open."
      onAct={() => finishCall(call.id_call, note.trim())}
      onClose={onClose}
    >
      <ReasonField
        label="Note, optional"
        longest={1_000}
        value={note}
        onChange={setNote}
        hint="What you agreed. Only staff read it."
      />
    </ConfirmDialog>
  );
}
