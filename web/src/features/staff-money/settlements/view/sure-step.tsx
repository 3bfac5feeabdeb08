import { FormDialog } from "#/components/form/form-dialog.tsx";
import type { FormSend } from "#/components/form/use-form-send.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { ChangedMessage } from "./changed-message.tsx";
import { EffectsPart } from "./effects-part.tsx";
import { effectsOf } from "../model/effects.ts";
import type { Sale } from "../model/queries.ts";

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
      <FormDialog title="Hand over this lot?" press="Close" back={null} onPress={onClose} onClose={onClose}>
        <ChangedMessage what="It can no longer be handed over by this code: a colleague did it, or the day is over." />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title="Hand over this lot?"
      text={`${sale.settlement.title}, lot ${sale.settlement.number}, to ${sale.buyer}. This cannot be undone.`}
      press="Hand over"
      sending="Handing over…"
      look="press"
      busy={sending}
      refusal={refusal}
      safe="The lot is not handed over yet."
      onPress={onPress}
      onClose={onClose}
      back="Back"
      onBack={onBack}
    >
      <EffectsPart sale={sale} effects={effectsOf("handover", sale, serverClock.now())} />
    </FormDialog>
  );
}
