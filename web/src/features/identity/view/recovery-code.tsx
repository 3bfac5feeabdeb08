import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { CodeField } from "#/components/form/code-field.tsx";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { FormHeading } from "#/components/form/form-heading.tsx";
import { NewPasswordFields } from "#/components/form/new-password-fields.tsx";
import { type FieldErrors, useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { ResendButton } from "#/components/form/resend-button.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { formatContact, plainContact } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";
import { type Refusal, withTries } from "#/lib/http/refusal.ts";
import { type Sent, choosePassword, sendRecoveryCode } from "../model/recovery.ts";

interface RecoveryCodeProps {
  sent: Sent;
  onSent: (sent: Sent) => void;
  onDone: () => void;
  onBack: () => void;
}

interface Fields {
  code: string;
  pw: string;
  repeat: string;
}

/** Digits of the code. Its length is its safety: nobody needs to be locked out by the guesses of others. */
const CODE_LENGTH = 16;

/** Second step: the code, and the new password twice. */
export function RecoveryCode({ sent, onSent, onDone, onBack }: RecoveryCodeProps) {
  const { contact, resendAt } = sent;
  const shown = formatContact(contact);
  const passwordBox = useRef<HTMLDivElement>(null);
  const form = useForm<Fields>({ defaultValues: { code: "", pw: "", repeat: "" } });
  const { register, control, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  const { submit, refusal, refuse, clear } = useFormSend({
    send: ({ code, pw }: Fields) => choosePassword(contact, code, pw),
    onSent: onDone,
    errorsOf: codeErrors,
    showErrors: (wrong) => {
      showFormErrors(form)(wrong);
      if (wrong.code !== undefined) setFocus("code", { shouldSelect: true });
    },
  });

  async function resend() {
    clear();
    try {
      onSent({ contact, resendAt: await sendRecoveryCode(contact) });
      form.resetField("code");
      setFocus("code");
      void toast({ text: `A new code is on its way to ${shown}` });
    } catch (caught) {
      refuse(caught);
    }
  }

  return (
    <>
      <FormHeading title="Choose a new password">
        If <strong className="font-strong break-words text-text">{shown}</strong> belongs to an account, a
        code is on its way there.
      </FormHeading>
      {refusal && <RefusalMessage refusal={refusal} safe="Your entries are kept." className="mb-5" />}
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(submit, clear)(event)}
      >
        <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
        {/* Tells password managers whose password this is. */}
        <input
          className="hidden"
          name="username"
          autoComplete="username"
          value={plainContact(contact)}
          readOnly
        />
        <Controller
          control={control}
          name="code"
          rules={{
            validate: (code) =>
              code === ""
                ? messages.required("Code")
                : code.length === CODE_LENGTH || messages.minLength(CODE_LENGTH),
          }}
          render={({ field }) => (
            <CodeField
              length={CODE_LENGTH}
              inputRef={field.ref}
              value={field.value}
              onChange={field.onChange}
              onComplete={() => passwordBox.current?.querySelector("input")?.focus()}
              error={errors.code?.message}
              takesFocus
            />
          )}
        />
        <div ref={passwordBox} className="flex flex-col gap-4">
          <NewPasswordFields register={register} errors={errors} />
        </div>
        <Button type="submit" variant="press" size="xl" className="mt-1 w-full" aria-disabled={isSubmitting}>
          {isSubmitting ? "Saving…" : "Save the new password"}
        </Button>
        <ResendButton resendAt={resendAt} onResend={resend} />
        <Button variant="link" size="inline" className="touch mt-1 self-start text-body" onClick={onBack}>
          Another email or mobile phone
        </Button>
      </form>
    </>
  );
}

function codeErrors(refusal: Refusal): FieldErrors<"code" | "pw"> {
  const { code, fields } = refusal;
  if (code === "CODE_WRONG" || code === "CODE_EXPIRED") return { code: withTries(refusal) };
  return fields["pw"] === undefined ? {} : { pw: fields["pw"] };
}
