import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { numberInput } from "#/components/form/number-input.ts";
import { TextField } from "#/components/form/text-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import type { Queue } from "../model/composed.ts";
import { FEE_RULES, type FeeField, feesIn, type LaneFees, rangeWords, typedOf } from "../model/fees.ts";
import { composeKeys } from "../model/queries.ts";

interface FeesDialogProps {
  queue: Queue;
  config: Schema<"Config">;
  onClose: () => void;
}

/** Sets the fees of a lane. */
export function FeesDialog({ queue, config, onClose }: FeesDialogProps) {
  const { id_queue, version } = queue;
  const [typed, setTyped] = useState(() => typedOf(queue.fees, config));
  const [errors, setErrors] = useState<Partial<Record<FeeField, string>>>({});
  const { submit, sending, refusal } = useFormSend({
    send: (fees: LaneFees) =>
      reply(api.POST("/backoffice/queues/fees", { body: { id_queue, version, fees } })),
    onSent: (saved) => {
      queryClient.setQueryData(composeKeys.lane(id_queue), saved);
      void toast({ text: "The fees of the lane are set", duration: 3_000 });
      onClose();
    },
    errorsOf: ({ fields }) => (fields["fees"] === undefined ? {} : { buyer: fields["fees"] }),
    showErrors: setErrors,
  });
  function press() {
    const read = feesIn(typed);
    setErrors(read.errors);
    if (read.fees) void submit(read.fees);
  }
  const field = (name: FeeField) => ({
    label: FEE_RULES[name].label,
    ...numberInput(typed[name], (text) => setTyped({ ...typed, [name]: text }), FEE_RULES[name]),
    error: errors[name],
  });
  return (
    <FormDialog
      title={`Fees of ${queue.name}`}
      text="For every lot of this lane. They stay from the first bid on: bidders are told what they pay."
      press="Set the fees"
      sending="Saving…"
      busy={sending}
      refusal={refusal}
      onPress={press}
      onClose={onClose}
    >
      <TextField {...field("buyer")} hint={`Empty: the house’s, ${rangeWords(config.fee)}`} />
      {typed.buyer.trim() !== "" && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field("min")} />
          <TextField {...field("max")} />
        </div>
      )}
      <TextField {...field("seller")} hint="Empty: the one agreed with each seller, else the house’s" />
    </FormDialog>
  );
}
