import { useForm } from "react-hook-form";
import { passwordErrors } from "../../components/form/password-errors.ts";
import { PasswordField } from "../../components/form/password-field.tsx";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { showFormErrors } from "../../components/form/show-form-errors.ts";
import { useFormSend } from "../../components/form/use-form-send.ts";
import { Button } from "../../components/ui/button.tsx";
import { messages } from "../../lib/format/messages.ts";
import { confirmPassword } from "../../lib/session/confirm-password.ts";

export type Confirmation = Awaited<ReturnType<typeof confirmPassword>>;

interface PasswordStepProps {
  /** The label of the button. */
  label: string;
  /** Gets the confirmation that the act needs. */
  onConfirmed: (confirmation: Confirmation) => unknown;
}

/** Asks for the password before an act that a stolen session must not do. */
export function PasswordStep({ label, onConfirmed }: PasswordStepProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  const { submit, sending, refusal, clear } = useFormSend({
    send: ({ password }: { password: string }) => confirmPassword(password),
    onSent: onConfirmed,
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
      <PasswordField
        label="Password"
        error={errors.password?.message}
        {...form.register("password", { validate: (text) => text !== "" || messages.required("Password") })}
      />
      <Button type="submit" variant="ink" size="lg" aria-disabled={sending}>
        {sending ? "Checking…" : label}
      </Button>
    </form>
  );
}
