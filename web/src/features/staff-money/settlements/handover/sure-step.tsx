import { RefusalMessage } from "../../../../components/form/refusal-message.tsx";
import type { FormSend } from "../../../../components/form/use-form-send.ts";
import { serverClock } from "../../../../realtime/clock/clock.ts";
import { ChangedMessage } from "../acts/changed-message.tsx";
import { EffectsPart } from "../acts/effects-part.tsx";
import { StepDialog } from "../acts/step-dialog.tsx";
import { effectsOf } from "../effects.ts";
import type { Sale } from "../queries.ts";

interface SureStepProps {
  sale: Sale;
  hand: Pick<FormSend<string>, "sending" | "refusal">;
  onPress: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** The second step of a handover: its effects, and the press. */
export function SureStep({ sale, hand: { sending, refusal }, onPress, onBack, onClose }: SureStepProps) {
  if (refusal?.code === "STALE") {
    return (
      <StepDialog title="Hand over this lot?" press="Close" onPress={onClose} onClose={onClose}>
        <ChangedMessage what="It can no longer be handed over by this code: a colleague did it, or the day is over." />
      </StepDialog>
    );
  }
  return (
    <StepDialog
      title="Hand over this lot?"
      text={`${sale.settlement.title}, lot ${sale.settlement.number}, to ${sale.buyer}. This cannot be undone.`}
      press={sending ? "Handing over…" : "Hand over"}
      moves
      busy={sending}
      onPress={onPress}
      onClose={onClose}
      back="Back"
      onBack={onBack}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="The lot is not handed over yet." />}
      <EffectsPart sale={sale} effects={effectsOf("handover", sale, serverClock.now())} />
    </StepDialog>
  );
}
