import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ReasonField, reasonError } from "../../../../components/form/reason-field.tsx";
import { RefusalMessage } from "../../../../components/form/refusal-message.tsx";
import { useFormSend } from "../../../../components/form/use-form-send.ts";
import { toast } from "../../../../components/message/toast.tsx";
import { serverClock } from "../../../../realtime/clock/clock.ts";
import { effectsOf } from "../effects.ts";
import { type Act, decide, type Sale, settlementQuery } from "../queries.ts";
import { changedMeanwhile } from "../words.ts";
import { wordsOf } from "./act-words.ts";
import { ChangedMessage } from "./changed-message.tsx";
import { EffectsPart } from "./effects-part.tsx";
import { StepDialog } from "./step-dialog.tsx";

interface ActDialogProps {
  act: Act;
  /** The sale as the staff saw it when they opened the dialog. */
  sale: Sale;
  onClose: () => void;
}

/** A decision about a sale in two steps: reason and effects, then the press. It cannot be undone. */
export function ActDialog({ act, sale, onClose }: ActDialogProps) {
  const { title, text, sure, press, sending: busy, usual, hint, done } = wordsOf(act, sale);
  const [reason, setReason] = useState("");
  const [reasonWrong, setReasonWrong] = useState<string>();
  const [isSure, setSure] = useState(false);
  const id = sale.settlement.id_auction;
  const latest = useQuery(settlementQuery(id, sale.id_buyer)).data;
  const { submit, sending, refusal } = useFormSend({
    send: () => decide({ act, id, buyer: sale.id_buyer, reason: reason.trim() }),
    onSent: (after: Sale) => {
      const asked = "It needs a second signature: it waits under To be signed";
      void toast({ text: after.to_be_signed ? asked : done(after) });
      onClose();
    },
  });
  const changed = sending ? null : changedMeanwhile(sale, latest);
  const stale = changed !== null || refusal?.code === "STALE";

  function next() {
    const error = reasonError(reason);
    setReasonWrong(error);
    if (error === undefined) setSure(true);
  }

  function send() {
    if (!sending) void submit(undefined);
  }

  if (stale) {
    return (
      <StepDialog title={title} press="Close" onPress={onClose} onClose={onClose}>
        <ChangedMessage what={changed} />
      </StepDialog>
    );
  }
  if (!isSure) {
    return (
      <StepDialog title={title} text={text} press="Continue" onPress={next} onClose={onClose} back="Cancel">
        <ReasonField value={reason} onChange={setReason} error={reasonWrong} hint={hint} usual={usual} />
        <EffectsPart sale={sale} effects={effectsOf(act, sale, serverClock.now())} />
      </StepDialog>
    );
  }
  return (
    <StepDialog
      title={sure}
      text="We tell both sides at once. This cannot be undone."
      press={sending ? busy : press}
      moves={act !== "extend"}
      busy={sending}
      onPress={send}
      onClose={onClose}
      back="Back"
      onBack={() => setSure(false)}
    >
      {refusal && <RefusalMessage refusal={refusal} safe="No money was moved." />}
      <p className="text-body text-pretty">
        <span className="font-strong">Reason:</span> {reason.trim()}
      </p>
      <EffectsPart sale={sale} effects={effectsOf(act, sale, serverClock.now())} />
    </StepDialog>
  );
}
