import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { AppSetUp } from "#/components/factors/app-set-up.tsx";
import { type Access, type FactorAdded, startTotp } from "#/components/factors/factor-calls.ts";
import { PasskeySetUp } from "#/components/factors/passkey-set-up.tsx";
import { RecoveryCodes } from "#/components/factors/recovery-codes.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { api } from "#/lib/http/api.ts";
import { hasPasskeys } from "#/lib/session/passkeys.ts";
import { signedIn } from "#/lib/session/session.ts";
import type { SetUpStep } from "../model/use-sign-in.ts";

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
export function FactorSetUp({ step: { token, password, verified }, onDone, onAgain }: FactorSetUpProps) {
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
