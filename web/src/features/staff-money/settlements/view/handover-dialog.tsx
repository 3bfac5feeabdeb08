import { money } from "@marsa/api-spec/amounts";
import { useEffect, useEffectEvent, useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { CodeField } from "#/components/form/code-field.tsx";
import { type FormSend, useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { findHandover, type Handover, handOverByCode, type Sale } from "../model/queries.ts";
import { CheckStep } from "./check-step.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";
import { ChangedMessage, EffectsPart } from "./effects-part.tsx";
import { effectsOf } from "../model/effects.ts";

const DIGITS = 6;

interface HandoverDialogProps {
  /** The code of a scanned picture. */
  scanned?: string | undefined;
  onOpenSale: (id: number) => void;
  onClose: () => void;
}

interface Found {
  readonly code: string;
  readonly handover: Handover;
}

/** The handover at the gate: the buyer's code, the checks, and the press that credits the seller. */
export function HandoverDialog({ scanned = "", onOpenSale, onClose }: HandoverDialogProps) {
  const [code, setCode] = useState(scanned);
  const [found, setFound] = useState<Found | null>(null);
  const [isSure, setSure] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const look = useFormSend({
    send: findHandover,
    onSent: (handover: Handover, sent: string) => setFound({ code: sent, handover }),
  });
  const hand = useFormSend({
    send: handOverByCode,
    onSent: ({ settlement, seller, proceeds }) =>
      setDone(
        `${settlement.title} is handed over. AED ${money(proceeds)} is in the balance of ${seller}, held for 24 hours in case of a claim. Both were told.`,
      ),
  });

  const lookUp = useEffectEvent((digits: string) => void look.submit(digits));
  // A scanned code needs no press.
  useEffect(() => {
    if (scanned.length === DIGITS) lookUp(scanned);
  }, [scanned]);

  function again() {
    setCode("");
    setFound(null);
    setSure(false);
    setDone(null);
    look.clear();
    hand.clear();
  }

  if (done !== null) {
    return (
      <FormDialog title="Handed over" press="Next code" onPress={again} onClose={onClose} back="Close">
        <Message tone="success">{done}</Message>
      </FormDialog>
    );
  }
  if (found && isSure) {
    return (
      <SureStep
        sale={found.handover.sale}
        hand={hand}
        onPress={() => void hand.submit(found.code)}
        onBack={() => setSure(false)}
        onClose={onClose}
      />
    );
  }
  if (found) {
    return (
      <CheckStep
        handover={found.handover}
        onNext={() => setSure(true)}
        onAgain={again}
        onOpenSale={onOpenSale}
        onClose={onClose}
      />
    );
  }
  const { refusal, sending } = look;
  const unknown = refusal?.code === "NOT_FOUND";
  return (
    <FormDialog
      title="Hand over by code"
      text="The buyer shows this code. The seller is paid when you scan it and hand over."
      press="Find the lot"
      sending="Looking…"
      busy={sending}
      isOff={code.length < DIGITS}
      refusal={unknown ? undefined : refusal}
      onPress={() => void look.submit(code)}
      onClose={onClose}
    >
      <CodeField
        length={DIGITS}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void look.submit(digits)}
        takesFocus
        disabled={sending}
        error={unknown ? "No appointment has this code. Compare it with the buyer's phone." : undefined}
      />
    </FormDialog>
  );
}

interface SureStepProps {
  sale: Sale;
  hand: Pick<FormSend<string>, "sending" | "refusal">;
  onPress: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** The second step of a handover: its effects, and the press. */
function SureStep({ sale, hand: { sending, refusal }, onPress, onBack, onClose }: SureStepProps) {
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
