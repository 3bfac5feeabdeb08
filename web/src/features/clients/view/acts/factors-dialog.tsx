import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { toast } from "#/components/message/toast.tsx";
import { type Detail, mainProfile } from "#/features/clients/model/types.ts";
import { FailureNote } from "./failure-note.tsx";
import { resetFactors } from "#/features/clients/model/send.ts";
import { useAct } from "#/features/clients/model/use-act.ts";

const USUAL = ["Passport seen in the office", "Identity checked by a video call"];

/** Removes the second factors of a client who lost them, after a reason. The call asks the admin who it is. */
export function FactorsDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState<string>();
  const { run, failure, sending } = useAct(client);

  async function press() {
    const error = reasonError(reason);
    setMissing(error);
    if (error !== undefined || sending) return;
    if ((await run(() => resetFactors(client.id_user, reason.trim()))) !== null) return;
    void toast({ text: `The two-step sign-in of ${client.name} is reset` });
    onClose();
  }

  return (
    <FormDialog
      title={`Reset two-step sign-in of ${client.name}?`}
      text="Check their papers first. Their app, passkeys and recovery codes stop working, we sign them out everywhere and tell them. Their password stays."
      press="Reset two-step sign-in"
      sending="Resetting…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
    >
      <FailureNote failure={failure} />
      <ReasonField
        value={reason}
        onChange={setReason}
        error={missing}
        hint="How you checked their identity. Only staff read it."
        usual={USUAL}
      />
    </FormDialog>
  );
}
