import { ledger } from "@marsa/api-spec/amounts";
import { useState } from "react";
import { OwnPasswordField } from "../../../components/form/own-password-field.tsx";
import { passwordErrors } from "../../../components/form/password-errors.ts";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { useFormSend } from "../../../components/form/use-form-send.ts";
import { toast } from "../../../components/message/toast.tsx";
import { download } from "../../../lib/browser/download.ts";
import { messages } from "../../../lib/format/messages.ts";
import { StepDialog } from "../settlements/acts/step-dialog.tsx";
import { type BankFile, type BankFileOrder, makeBankFile } from "./queries.ts";

interface BankFileDialogProps {
  ids: readonly number[];
  /** AED. */
  total: number;
  format: BankFileOrder["format"];
  onMade: () => void;
  onClose: () => void;
}

/** Makes the file of the chosen refunds, after the staff have proved who they are, and saves it. */
export function BankFileDialog({ ids, total, format, onMade, onClose }: BankFileDialogProps) {
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<string>();
  const refunds = ids.length === 1 ? "1 refund" : `${ids.length} refunds`;
  const { submit, sending, refusal } = useFormSend({
    send: () => makeBankFile({ ids: [...ids], format }, password),
    onSent: ({ number, name, type, content }: BankFile) => {
      download({ name, bytes: new Blob([content], { type }) });
      void toast({ text: `Bank file ${number} has ${refunds} over AED ${ledger(total)}` });
      onMade();
    },
  });
  const wrong = refusal && passwordErrors(refusal).password;

  function make() {
    const error = password === "" ? messages.required("Your password") : undefined;
    setMissing(error);
    if (error === undefined) void submit(undefined);
  }

  return (
    <StepDialog
      title={`${format === "csv" ? "CSV" : "Bank file"} with ${refunds}`}
      text={`AED ${ledger(total)}. The file is made once: its refunds stay in it until you mark them as paid out.`}
      press={sending ? "One moment…" : "Make the file"}
      busy={sending}
      onPress={make}
      onClose={onClose}
      back="Cancel"
    >
      {refusal && wrong === undefined && (
        <RefusalMessage refusal={refusal} safe="No file was made, and no money was moved." />
      )}
      <OwnPasswordField
        label="Your password"
        hint="To make sure that it is you."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing ?? wrong}
      />
    </StepDialog>
  );
}
