import { SecondFactor } from "./second-factor.tsx";
import type { SignInResult, SignInStep, SetUpStep, OneTime } from "../model/use-sign-in.ts";
import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { AppSetUp } from "#/components/factors/app-set-up.tsx";
import { type Access, type FactorAdded, startTotp } from "#/components/factors/factor-calls.ts";
import { PasskeySetUp } from "#/components/factors/passkey-set-up.tsx";
import { RecoveryCodes } from "#/components/factors/recovery-codes.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend, errorsAt } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { hasPasskeys } from "#/lib/session/passkeys.ts";
import { signedIn } from "#/lib/session/session.ts";
import { useForm } from "react-hook-form";
import { ErrorSummary, showFormErrors } from "#/components/form/error-summary.tsx";
import { NewPasswordFields } from "#/components/form/new-password-fields.tsx";

interface NextStepProps {
  step: SignInStep;
  onResult: (result: SignInResult) => void;
  /** Called when the person begins the sign-in again. */
  onAgain: () => void;
}

/** The step of a sign-in that comes after the password. */
export function NextStep({ step, onResult, onAgain }: NextStepProps) {
  switch (step.step) {
    case "password":
      return <FirstPassword oneTime={step} onDone={onResult} />;
    case "factor":
      return <SecondFactor step={step} onResult={onResult} onAgain={onAgain} />;
    default:
      return <FactorSetUp step={step} onDone={onResult} onAgain={onAgain} />;
  }
}

interface FactorSetUpProps {
  step: SetUpStep;
  /** Called after signing in; `verified` is false until a contact is confirmed. */
  onDone: (verified: boolean) => void;
  onAgain: () => void;
}

type FactorStep =
  | { readonly at: "choice" }
  | { readonly at: "app"; readonly access: Access; readonly secret: Schema<"TotpSecret"> }
  | { readonly at: "passkey"; readonly access: Access }
  | { readonly at: "codes"; readonly codes: readonly string[] };

/** Sets up the second factor that the person's role needs, before anything else. */
function FactorSetUp({ step: { token, password, verified }, onDone, onAgain }: FactorSetUpProps) {
  const [step, setStep] = useState<FactorStep>({ at: "choice" });
  const { submit, sending, refusal } = useFormSend({
    send: async (way: "app" | "passkey"): Promise<FactorStep> => {
      const headers = { Authorization: `Bearer ${token}` };
      const { confirm } = await reply(api.POST("/auth/confirm", { body: { password }, headers }));
      const access: Access = { confirmation: { "X-Confirm": confirm }, token };
      return way === "app"
        ? { at: "app", access, secret: await startTotp(access) }
        : { at: "passkey", access };
    },
    onSent: setStep,
  });

  async function finish() {
    await signedIn(token);
    onDone(verified);
  }
  function added({ recovery_codes }: FactorAdded) {
    if (recovery_codes.length > 0) setStep({ at: "codes", codes: recovery_codes });
    else void finish();
  }

  if (step.at === "app") return <AppSetUp secret={step.secret} access={step.access} onAdded={added} />;
  if (step.at === "passkey") return <PasskeySetUp access={step.access} onAdded={added} />;
  if (step.at === "codes") return <RecoveryCodes codes={step.codes} onDone={() => void finish()} />;
  return (
    <div className="flex flex-col gap-4">
      <Message tone="info" title="Your role needs two-step sign-in.">
        Besides your password we ask for something that only you have. Choose what suits you; you can add more
        later.
      </Message>
      {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
      {hasPasskeys() && (
        <Button variant="press" size="xl" aria-disabled={sending} onClick={() => void submit("passkey")}>
          Use a passkey of this device
        </Button>
      )}
      <Button
        variant={hasPasskeys() ? "plain" : "press"}
        size="xl"
        aria-disabled={sending}
        onClick={() => void submit("app")}
      >
        Use an authenticator app
      </Button>
      <Button variant="link" size="inline" className="touch self-start text-small" onClick={onAgain}>
        Start again
      </Button>
    </div>
  );
}

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
function FirstPassword({ oneTime, onDone }: FirstPasswordProps) {
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
