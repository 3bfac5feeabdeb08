import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { NewPasswordFields } from "#/components/form/new-password-fields.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { errorsAt, type FieldErrors, useFormSend } from "#/components/form/use-form-send.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { messages } from "#/lib/format/messages.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { type Refusal, wrongPassword } from "#/lib/http/refusal.ts";
import { Section } from "#/components/section.tsx";

interface Fields {
  password: string;
  pw: string;
  repeat: string;
}

/** Changes the password and signs out all other sessions. */
export function PasswordSection() {
  const [changing, setChanging] = useState(false);
  return (
    <Section title="Password" text="A new password signs you out on all other devices.">
      {changing ? (
        <PasswordForm onDone={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>Change password</Button>
      )}
    </Section>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm<Fields>({ defaultValues: { password: "", pw: "", repeat: "" } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  const { submit, refusal, clear } = useFormSend({
    send: ({ password, pw }: Fields) => reply(api.PUT("/auth/password", { body: { password, pw } })),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: keys.sessions });
      void toast({ text: "Your password is changed", duration: 3_000 });
      onDone();
    },
    errorsOf: passwordErrors,
    showErrors: showFormErrors(form),
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-4 sm:max-w-90"
      onSubmit={(event) => void form.handleSubmit(submit, clear)(event)}
    >
      <ErrorSummary errors={Object.values(errors).flatMap(({ message }) => message ?? [])} />
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      <PasswordField
        label="Present password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
        autoFocus
        error={errors.password?.message}
        {...register("password", {
          validate: (text) => text !== "" || messages.required("Present password"),
        })}
      />
      <NewPasswordFields register={register} errors={errors} />
      <div className="flex gap-3">
        <Button type="submit" variant="ink" aria-disabled={isSubmitting}>
          {isSubmitting ? "Saving…" : "Save"}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function passwordErrors(refusal: Refusal): FieldErrors<"password" | "pw"> {
  return refusal.code === "UNAUTHORIZED" ? { password: wrongPassword(refusal) } : errorsAt("pw")(refusal);
}
