import { ledger } from "@marsa/api-spec/amounts";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { toast } from "#/components/message/toast.tsx";
import { download } from "#/lib/browser/download.ts";
import { type BankFileOrder, makeBankFile } from "./queries.ts";

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
  async function make() {
    const { number, name, type, content } = await makeBankFile({ ids: [...ids], format });
    download({ name, bytes: new Blob([content], { type }) });
    void toast({ text: `Bank file ${number} has ${refunds} over AED ${ledger(total)}` });
  }

  return (
    <ConfirmDialog
      title={`${format === "csv" ? "CSV" : "Bank file"} with ${refunds}`}
      text={`AED ${ledger(total)}. The file is made once: its refunds stay in it until you mark them as paid out.`}
      press="Make the file"
      safe="No file was made, and no money was moved."
      onAct={make}
      onDone={onMade}
      onClose={onClose}
    />
  );
}
