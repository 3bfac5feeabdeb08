import { reply } from "@marsa/api-spec/client";
import { useForm } from "react-hook-form";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { NewPasswordFields } from "#/components/form/new-password-fields.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { signedIn } from "#/lib/session/session.ts";
import type { OneTime } from "../model/use-sign-in.ts";

interface Fields {
  pw: string;
  repeat: string;
}

interface FirstPasswordProps {
  oneTime: OneTime;
  /** Called after signing in; `verified` is false until a contact is confirmed. */
  onDone: (verified: boolean) => void;
}

/** Replaces the one-time password by a password of the person; they are signed in once the server saved it. */
export function FirstPassword({ oneTime, onDone }: FirstPasswordProps) {
  const { token, contact, password, verified } = oneTime;
  const form = useForm<Fields>({ defaultValues: { pw: "", repeat: "" } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { submit, refusal } = useFormSend({
    send: async ({ pw }: Fields) => {
      const headers = { Authorization: `Bearer ${token}` };
      await reply(api.PUT("/auth/password", { body: { password, pw }, headers }));
      await signedIn(token);
    },
    onSent: () => onDone(verified),
    errorsOf: errorsAt("pw"),
    showErrors: showFormErrors(form),
  });

  return (
    <>
      <Message tone="info" title="Choose your own password." className="mb-5">
        Our staff set the password that you signed in with. It works once.
      </Message>
      {refusal && <RefusalMessage refusal={refusal} safe="Your entries are kept." className="mb-5" />}
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
        {/* Tells password managers whose password this is. */}
        <input className="hidden" name="username" autoComplete="username" value={contact} readOnly />
        <NewPasswordFields register={register} errors={errors} takesFocus />
        <Button type="submit" variant="press" size="xl" className="mt-1 w-full" aria-disabled={isSubmitting}>
          {isSubmitting ? "Saving…" : "Save and sign in"}
        </Button>
      </form>
    </>
  );
}
