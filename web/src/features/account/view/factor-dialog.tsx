import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { AppSetUp } from "#/components/factors/app-set-up.tsx";
import { type FactorAdded, startTotp } from "#/components/factors/factor-calls.ts";
import { PasskeySetUp } from "#/components/factors/passkey-set-up.tsx";
import { RecoveryCodes } from "#/components/factors/recovery-codes.tsx";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { api } from "#/lib/http/api.ts";
import { type Confirmation, confirmed } from "#/lib/session/confirmed.ts";
import { type FactorTask, wordsOf } from "../model/factor-task.ts";

type Factors = Schema<"Factors">;

interface FactorDialogProps {
  task: FactorTask;
  onChanged: (factors: Factors) => void;
  onClose: () => void;
}

type FactorStep =
  | { readonly at: "begin" }
  | { readonly at: "app"; readonly secret: Schema<"TotpSecret"> }
  | { readonly at: "passkey" }
  | { readonly at: "codes"; readonly codes: readonly string[] };

/** Makes the change, which asks who it is, and shows new recovery codes. */
export function FactorDialog({ task, onChanged, onClose }: FactorDialogProps) {
  const [step, setStep] = useState<FactorStep>({ at: "begin" });
  const { title, text, label } = wordsOf(task);

  function finish(sentence: string) {
    void toast({ text: sentence, duration: 3_000 });
    onClose();
  }

  function added({ factors, recovery_codes }: FactorAdded, sentence: string) {
    onChanged(factors);
    if (recovery_codes.length > 0) setStep({ at: "codes", codes: recovery_codes });
    else finish(sentence);
  }

  const { submit, sending, refusal } = useFormSend({ send: act });

  async function act() {
    switch (task.kind) {
      case "addApp":
        return setStep({ at: "app", secret: await startTotp(null) });
      case "addPasskey":
        return setStep({ at: "passkey" });
      case "newCodes":
        return added(await sure((params) => reply(api.POST("/auth/factors/recovery", { params }))), "");
      case "removeApp":
        onChanged(await sure((params) => reply(api.DELETE("/auth/factors/totp", { params }))));
        return finish("The app is removed");
      default: {
        const path = { id: task.id };
        onChanged(
          await sure((params) =>
            reply(api.DELETE("/auth/factors/passkeys/{id}", { params: { ...params, path } })),
          ),
        );
        finish("The passkey is removed");
      }
    }
  }

  return (
    <TitledDialog
      title={step.at === "codes" ? "Your recovery codes" : title}
      text={text}
      textLook={step.at === "begin" ? "" : "sr-only"}
      onClose={onClose}
    >
      <div className="px-4 pt-2 pb-6 md:px-6">
        {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." className="mb-4" />}
        {step.at === "begin" && (
          <Button
            variant="ink"
            size="lg"
            className="w-full"
            aria-disabled={sending || undefined}
            onClick={() => void submit(undefined)}
          >
            {sending ? "One moment…" : label}
          </Button>
        )}
        {step.at === "app" && (
          <AppSetUp
            secret={step.secret}
            access={null}
            onAdded={(result) => added(result, "The app is connected")}
          />
        )}
        {step.at === "passkey" && (
          <PasskeySetUp access={null} onAdded={(result) => added(result, "The passkey is added")} />
        )}
        {step.at === "codes" && (
          <RecoveryCodes codes={step.codes} onDone={() => finish("Two-step sign-in is on")} />
        )}
      </div>
    </TitledDialog>
  );
}

/** Sends a change that asks who it is. */
function sure<Data>(send: (params: { header: Confirmation }) => Promise<Data>): Promise<Data> {
  return confirmed((header) => send({ header }));
}
