import { useState } from "react";
import { OwnPasswordField } from "../../../components/form/own-password-field.tsx";
import { passwordErrors } from "../../../components/form/password-errors.ts";
import { ReasonField, reasonError } from "../../../components/form/reason-field.tsx";
import { toast } from "../../../components/message/toast.tsx";
import { messages } from "../../../lib/format/messages.ts";
import { type Detail, mainProfile } from "../drawer/types.ts";
import { ActDialog } from "./act-dialog.tsx";
import { FailureNote } from "./failure-note.tsx";
import { resetFactors } from "./send.ts";
import { useAct } from "./use-act.ts";

const USUAL = ["Passport seen in the office", "Identity checked by a video call"];

/** Removes the second factors of a client who lost them, after a reason and the admin's own password. */
export function FactorsDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  const [reason, setReason] = useState("");
  const [own, setOwn] = useState("");
  const [missing, setMissing] = useState<{ reason?: string | undefined; own?: string | undefined }>({});
  const { run, failure, sending } = useAct(client);
  const wrong = failure ? passwordErrors(failure.refusal).password : undefined;

  async function press() {
    const empty = {
      reason: reasonError(reason),
      own: own === "" ? messages.required("Your password") : undefined,
    };
    setMissing(empty);
    if (empty.reason !== undefined || empty.own !== undefined || sending) return;
    if ((await run(() => resetFactors(client.id_user, reason.trim(), own))) !== null) return;
    void toast({ text: `The two-step sign-in of ${client.name} is reset` });
    onClose();
  }

  return (
    <ActDialog
      title={`Reset two-step sign-in of ${client.name}?`}
      text="Check their papers first. Their app, passkeys and recovery codes stop working, we sign them out everywhere and tell them. Their password stays."
      press="Reset two-step sign-in"
      sending="Resetting…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
    >
      {wrong === undefined && <FailureNote failure={failure} />}
      <ReasonField
        value={reason}
        onChange={setReason}
        error={missing.reason}
        hint="How you checked their identity. Only staff read it."
        usual={USUAL}
      />
      <OwnPasswordField
        label="Your password"
        hint="To make sure that it is you."
        value={own}
        onChange={(event) => setOwn(event.target.value)}
        error={missing.own ?? wrong}
      />
    </ActDialog>
  );
}
