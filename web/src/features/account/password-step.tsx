import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { passwordErrors } from "../../components/form/password-errors.ts";
import { OwnPasswordField } from "../../components/form/own-password-field.tsx";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { showFormErrors } from "../../components/form/show-form-errors.ts";
import { useFormSend } from "../../components/form/use-form-send.ts";
import { Message } from "../../components/message/message.tsx";
import { Button } from "../../components/ui/button.tsx";
import { messages } from "../../lib/format/messages.ts";
import { factorsQuery } from "../../lib/http/queries.ts";
import {
  type Confirmation,
  confirmPassword,
  confirmWithPasskey,
} from "../../lib/session/confirm-password.ts";
import { hasPasskeys, PasskeyError } from "../../lib/session/passkeys.ts";

interface PasswordStepProps {
  /** The label of the button. */
  label: string;
  /** Gets the confirmation that the act needs. */
  onConfirmed: (confirmation: Confirmation) => unknown;
}

/** Asks who it is before an act that a stolen session must not do: by password, code of the app, or passkey. */
export function PasswordStep({ label, onConfirmed }: PasswordStepProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  const [cancelled, setCancelled] = useState<string>();
  const { data: factors } = useQuery(factorsQuery);
  const withPasskey = hasPasskeys() && (factors?.passkeys.length ?? 0) > 0;
  const { submit, sending, refusal, clear } = useFormSend({
    send: (way: { password: string } | "passkey") => confirm(way),
    onSent: (result) =>
      result instanceof PasskeyError ? setCancelled(result.message) : void onConfirmed(result),
    errorsOf: passwordErrors,
    showErrors: showFormErrors(form),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(submit, clear)(event)}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      {cancelled !== undefined && <Message tone="info" title={cancelled} aria-live="polite" />}
      <OwnPasswordField
        label="Password"
        error={errors.password?.message}
        {...form.register("password", { validate: (text) => text !== "" || messages.required("Password") })}
      />
      <Button type="submit" variant="ink" size="lg" aria-disabled={sending}>
        {sending ? "Checking…" : label}
      </Button>
      {withPasskey && (
        <Button
          size="lg"
          aria-disabled={sending}
          onClick={() => {
            setCancelled(undefined);
            void submit("passkey");
          }}
        >
          Use a passkey instead
        </Button>
      )}
    </form>
  );
}

/** Resolves to the confirmation, or to the reason why no passkey was used. */
async function confirm(way: { password: string } | "passkey"): Promise<Confirmation | PasskeyError> {
  if (way !== "passkey") return confirmPassword(way.password);
  try {
    return await confirmWithPasskey();
  } catch (error) {
    if (error instanceof PasskeyError) return error;
    throw error;
  }
}
