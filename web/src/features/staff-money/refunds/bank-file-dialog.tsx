import { ledger } from "@marsa/api-spec/amounts";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { toast } from "#/components/message/toast.tsx";
import { download } from "#/lib/browser/download.ts";
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
  const refunds = ids.length === 1 ? "1 refund" : `${ids.length} refunds`;
  const { submit, sending, refusal } = useFormSend({
    send: () => makeBankFile({ ids: [...ids], format }),
    onSent: ({ number, name, type, content }: BankFile) => {
      download({ name, bytes: new Blob([content], { type }) });
      void toast({ text: `Bank file ${number} has ${refunds} over AED ${ledger(total)}` });
      onMade();
    },
  });

  return (
    <FormDialog
      title={`${format === "csv" ? "CSV" : "Bank file"} with ${refunds}`}
      text={`AED ${ledger(total)}. The file is made once: its refunds stay in it until you mark them as paid out.`}
      press="Make the file"
      busy={sending}
      refusal={refusal}
      safe="No file was made, and no money was moved."
      onPress={() => void submit(undefined)}
      onClose={onClose}
    />
  );
}
