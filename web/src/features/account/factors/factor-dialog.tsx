import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { AppSetUp } from "../../../components/factors/app-set-up.tsx";
import { type FactorAdded, startTotp } from "../../../components/factors/factor-calls.ts";
import { PasskeySetUp } from "../../../components/factors/passkey-set-up.tsx";
import { RecoveryCodes } from "../../../components/factors/recovery-codes.tsx";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { toast } from "../../../components/message/toast.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { api } from "../../../lib/http/api.ts";
import { type Refusal, refusalOf } from "../../../lib/http/refusal.ts";
import type { Confirmation } from "../../../lib/session/confirm-password.ts";
import { PasswordStep } from "../password-step.tsx";
import { type FactorTask, wordsOf } from "./factor-task.ts";

type Factors = Schema<"Factors">;

interface FactorDialogProps {
  task: FactorTask;
  onChanged: (factors: Factors) => void;
  onClose: () => void;
}

type Step =
  | { readonly at: "password" }
  | { readonly at: "app"; readonly confirmation: Confirmation; readonly secret: Schema<"TotpSecret"> }
  | { readonly at: "passkey"; readonly confirmation: Confirmation }
  | { readonly at: "codes"; readonly codes: readonly string[] };

/** Asks for the password, makes the change, and shows new recovery codes. */
export function FactorDialog({ task, onChanged, onClose }: FactorDialogProps) {
  const [step, setStep] = useState<Step>({ at: "password" });
  const [refusal, setRefusal] = useState<Refusal>();
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

  async function act(confirmation: Confirmation) {
    const header = confirmation;
    switch (task.kind) {
      case "addApp":
        setStep({ at: "app", confirmation, secret: await startTotp({ confirmation }) });
        break;
      case "addPasskey":
        setStep({ at: "passkey", confirmation });
        break;
      case "newCodes":
        added(await reply(api.POST("/auth/factors/recovery", { params: { header } })), "");
        break;
      case "removeApp":
        onChanged(await reply(api.DELETE("/auth/factors/totp", { params: { header } })));
        finish("The app is removed");
        break;
      default: {
        const path = { id: task.id };
        onChanged(await reply(api.DELETE("/auth/factors/passkeys/{id}", { params: { header, path } })));
        finish("The passkey is removed");
      }
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{step.at === "codes" ? "Your recovery codes" : title}</DialogTitle>
          <DialogDescription className={step.at === "password" ? "" : "sr-only"}>{text}</DialogDescription>
        </DialogHeader>
        <div className="px-4 pt-2 pb-6 md:px-6">
          {refusal && <RefusalMessage refusal={refusal} safe="Nothing was changed." className="mb-4" />}
          {step.at === "password" && (
            <PasswordStep
              label={label}
              onConfirmed={(confirmation) => {
                setRefusal(undefined);
                return act(confirmation).catch((error: unknown) => setRefusal(refusalOf(error)));
              }}
            />
          )}
          {step.at === "app" && (
            <AppSetUp
              secret={step.secret}
              access={{ confirmation: step.confirmation }}
              onAdded={(result) => added(result, "The app is connected")}
            />
          )}
          {step.at === "passkey" && (
            <PasskeySetUp
              access={{ confirmation: step.confirmation }}
              onAdded={(result) => added(result, "The passkey is added")}
            />
          )}
          {step.at === "codes" && (
            <RecoveryCodes codes={step.codes} onDone={() => finish("Two-step sign-in is on")} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
