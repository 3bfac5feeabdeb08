import { reply } from "@marsa/api-spec/client";
import { useForm } from "react-hook-form";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { showFormErrors } from "#/components/form/error-summary.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Recipient } from "./queries.ts";
import { trnError } from "./words.ts";

/** Asks for the address and TRN on the reader's next tax documents. */
export function RecipientDialog({ recipient, onClose }: { recipient: Recipient; onClose: () => void }) {
  const form = useForm<Recipient>({ defaultValues: recipient });
  const { errors } = form.formState;
  const { submit, sending, refusal, clear } = useFormSend({
    send: ({ address, trn }: Recipient) =>
      reply(api.POST("/my/papers/recipient", { body: { address: address.trim(), trn: trn.trim() } })),
    onSent: (saved) => {
      queryClient.setQueryData(keys.paperRecipient, saved);
      void toast({ text: "Your next tax documents show them" });
      onClose();
    },
    errorsOf: errorsAt("address", "trn"),
    showErrors: showFormErrors(form),
  });
  return (
    <FormDialog
      title="Address and TRN"
      text="They stand on your next tax documents. Issued ones never change."
      press="Save"
      busy={sending}
      refusal={refusal}
      onPress={() => void form.handleSubmit(submit, clear)()}
      onClose={onClose}
    >
      <TextField
        label="Address"
        autoComplete="street-address"
        maxLength={200}
        error={errors.address?.message}
        {...form.register("address")}
      />
      <TextField
        label="TRN"
        inputMode="numeric"
        hint="15 digits; empty if you are not registered for VAT"
        error={errors.trn?.message}
        {...form.register("trn", { validate: (trn) => trn.trim() === "" || trnError(trn) })}
      />
    </FormDialog>
  );
}
