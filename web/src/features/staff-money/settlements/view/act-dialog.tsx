import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";
import { effectsOf } from "../model/effects.ts";
import { type Act, decide, type Sale, settlementQuery } from "../model/queries.ts";
import { changedMeanwhile, wordsOf } from "../model/words.ts";
import { ChangedMessage, EffectsPart } from "./effects-part.tsx";

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

  if (stale) {
    return (
      <FormDialog title={title} press="Close" back={null} onPress={onClose} onClose={onClose}>
        <ChangedMessage what={changed} />
      </FormDialog>
    );
  }
  if (!isSure) {
    return (
      <FormDialog title={title} text={text} press="Continue" onPress={next} onClose={onClose}>
        <ReasonField value={reason} onChange={setReason} error={reasonWrong} hint={hint} usual={usual} />
        <EffectsPart sale={sale} effects={effectsOf(act, sale, serverClock.now())} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={sure}
      text="We tell both sides at once. This cannot be undone."
      press={press}
      sending={busy}
      look={act === "extend" ? "ink" : "press"}
      busy={sending}
      refusal={refusal}
      safe="No money was moved."
      onPress={() => void submit(undefined)}
      onClose={onClose}
      back="Back"
      onBack={() => setSure(false)}
    >
      <p className="text-body text-pretty">
        <span className="font-strong">Reason:</span> {reason.trim()}
      </p>
      <EffectsPart sale={sale} effects={effectsOf(act, sale, serverClock.now())} />
    </FormDialog>
  );
}
