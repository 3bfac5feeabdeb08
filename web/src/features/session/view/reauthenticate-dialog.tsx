import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { CodeField } from "#/components/form/code-field.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { RECOVERY_CODE_LENGTH, RecoveryCodeField } from "#/components/form/recovery-code-field.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import type { DialogPayloads } from "#/lib/dialogs/dialogs.ts";
import { api } from "#/lib/http/api.ts";
import { type Refusal, withTries, wrongPassword } from "#/lib/http/refusal.ts";
import { keepConfirmation } from "#/lib/session/confirmed.ts";
import { hasPasskeys, PasskeyError, signWithPasskey } from "#/lib/session/passkeys.ts";

type Way = DialogPayloads["confirm"]["ways"][number];

const PROOF_WORDS = {
  password: { text: "Enter your password.", other: "Use the password" },
  totp: { text: "Enter the code of your authenticator app.", other: "Use the authenticator app" },
  passkey: { text: "Use the passkey of this device or of your phone.", other: "Use a passkey" },
  recovery: { text: "Enter one of the codes that you kept. It is used up.", other: "Use a recovery code" },
} as const satisfies Record<Way, object>;
const CODE_LENGTH = 6;
/** The field of the call for what is typed. */
const FIELD = { password: "password", totp: "code", recovery: "recovery" } as const;

interface ReauthenticateDialogProps {
  ways: readonly Way[];
  onClose: () => void;
}

/** Asks who it is, by the strongest ways that the person has, before money leaves or the account changes. */
export function ReauthenticateDialog({ ways, onClose }: ReauthenticateDialogProps) {
  const open = ways.filter((way) => way !== "passkey" || hasPasskeys());
  const [way, setWay] = useState(open[0]);
  return (
    <TitledDialog
      title="Confirm that it is you"
      text={
        way === undefined
          ? "Your account has no way to confirm it in this browser. Use the device with your passkey, or write to us."
          : `${PROOF_WORDS[way].text} Then we don’t ask again for ten minutes.`
      }
      textLook="text-pretty"
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      <div className="grid gap-4 px-4 pt-1 pb-6 md:px-6">
        {way !== undefined && <WayForm key={way} way={way} onDone={onClose} />}
        {open
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              variant="link"
              size="inline"
              className="touch justify-self-start text-small"
              onClick={() => setWay(other)}
            >
              {PROOF_WORDS[other].other}
            </Button>
          ))}
      </div>
    </TitledDialog>
  );
}

/** Focuses the field: a dialog below would take the focus back from one that takes it by itself. */
function focusField(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  (dialog.querySelector("input") ?? dialog).focus();
}

function WayForm({ way, onDone }: { way: Way; onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: (text: string) => confirm(way, text),
    onSent(result) {
      if (result instanceof PasskeyError) return setError(result.message);
      keepConfirmation(result);
      onDone();
    },
    errorsOf: (refused) => errorOf(refused),
    showErrors: (errors) => setError(errors.typed),
  });
  function send(text: string) {
    const missing = missingIn(way, text);
    setError(missing);
    if (missing === undefined) void submit(text);
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was sent yet." />}
      {way === "passkey" && error !== undefined && <Message tone="info" title={error} aria-live="polite" />}
      {way === "totp" && (
        <CodeField
          length={CODE_LENGTH}
          value={typed}
          onChange={setTyped}
          onComplete={send}
          error={error}
          takesFocus
          disabled={sending}
        />
      )}
      {way === "recovery" && <RecoveryCodeField value={typed} onChange={setTyped} error={error} />}
      {way === "password" && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={error}
        />
      )}
      <Button type="submit" variant="ink" size="lg" aria-disabled={sending}>
        {sending ? "Checking…" : "Confirm"}
      </Button>
    </form>
  );
}

function missingIn(way: Way, text: string): string | undefined {
  if (way === "totp" && text.length < CODE_LENGTH)
    return `Enter the ${CODE_LENGTH} digits that the app shows`;
  if (way === "recovery" && text.length < RECOVERY_CODE_LENGTH)
    return `Enter the ${RECOVERY_CODE_LENGTH} characters of the code`;
  return way === "password" && text === "" ? "Your password is required" : undefined;
}

function errorOf(refusal: Refusal): { typed?: string } {
  if (refusal.code === "UNAUTHORIZED") return { typed: wrongPassword(refusal) };
  return refusal.code === "CODE_WRONG" ? { typed: withTries(refusal) } : {};
}

/** Resolves to the confirmation, or to the reason why no passkey was used. */
async function confirm(way: Way, text: string): Promise<{ confirm: string } | PasskeyError> {
  try {
    const body = way === "passkey" ? { response: await signed() } : { [FIELD[way]]: text };
    return await reply(api.POST("/auth/confirm", { body }));
  } catch (error) {
    if (error instanceof PasskeyError) return error;
    throw error;
  }
}

async function signed() {
  const { options } = await reply(api.POST("/auth/factors/challenge"));
  return signWithPasskey(options);
}
