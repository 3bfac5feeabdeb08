/** The ways back in for a client: a one-time password, and the removal of second factors. */
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { CopyButton } from "#/components/form/copy-button.tsx";
import { type Detail, mainProfile } from "#/features/clients/model/queries.ts";
import { FailureNote } from "./act-parts.tsx";
import { oneTimePassword } from "#/features/clients/model/one-time.ts";
import { setOneTimePassword, useAct, resetFactors } from "#/features/clients/model/use-act.ts";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { toast } from "#/components/message/toast.tsx";

/** Gives a client a one-time password, after asking the staff who they are. The dialog shows it once. */
export function PasswordDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  const [made] = useState(() => oneTimePassword());
  const [done, setDone] = useState(false);
  const { run, failure, sending } = useAct(client);

  async function press() {
    if (!sending) setDone((await run(() => setOneTimePassword(client.id_user, made))) === null);
  }

  if (done) {
    return (
      <FormDialog
        title="One-time password"
        text={`Tell ${client.name} this password. It shows only now.`}
        press="Done"
        onPress={onClose}
        onClose={onClose}
        back="Close"
      >
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-salt px-3.5 py-3">
          <code data-testid="one-time" className="font-mono text-[1.0625rem] font-strong break-all">
            {made}
          </code>
          <CopyButton text={made} what="password" />
        </div>
        <p className="text-body text-pretty text-text-2">
          They sign in with it and must choose their own password first. We signed them out everywhere and
          told them.
        </p>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={`Set a password for ${client.name}`}
      text="We sign them out everywhere and tell them. They choose their own password at the next sign-in."
      press="Set one-time password"
      sending="Setting it…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
    >
      <FailureNote failure={failure} />
    </FormDialog>
  );
}

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
