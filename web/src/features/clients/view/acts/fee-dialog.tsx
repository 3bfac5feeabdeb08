import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { type Detail, mainProfile } from "#/features/clients/model/queries.ts";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** Agrees the fee of a seller for their sales from now on. */
export function FeeDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const { id_user, name } = mainProfile(detail);
  const [typed, setTyped] = useState(detail.seller_fee === null ? "" : String(detail.seller_fee / 100));
  const [error, setError] = useState<string>();
  const { submit, sending, refusal } = useFormSend({
    send: (basis_points: number | null) =>
      reply(api.POST("/backoffice/papers/fee", { body: { id_user, basis_points } })),
    onSent: () => {
      void toast({ text: `The fee of ${name} is agreed` });
      void queryClient.invalidateQueries({ queryKey: keys.staff("clients") });
      onClose();
    },
  });

  function press() {
    const text = typed.trim().replace(",", ".");
    if (text === "") return void submit(null);
    const isRate = /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 20;
    if (isRate) void submit(Math.round(Number(text) * 100));
    else setError("A number from 0 to 20, with two decimals at most");
  }

  return (
    <FormDialog
      title={`Seller’s fee of ${name}`}
      text="For their sales from now on. VAT is added. Earlier sales keep their fee."
      press="Agree the fee"
      sending="Saving…"
      busy={sending}
      refusal={refusal}
      onPress={press}
      onClose={onClose}
    >
      <TextField
        label="Per cent of the price"
        inputMode="decimal"
        hint="Empty: the usual fee"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
