import { ledger } from "@marsa/api-spec/amounts";
import { FileDown } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { type BankFileOrder, makeBankFile } from "./queries.ts";
import { BAR_BUTTON, ChosenBar } from "#/components/list/chosen-bar.tsx";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { toast } from "#/components/message/toast.tsx";
import { download } from "#/lib/browser/download.ts";

interface BankFileBarProps {
  count: number;
  /** AED. */
  total: number;
  onMake: (format: BankFileOrder["format"]) => void;
  onClear: () => void;
}

/** The chosen refunds, and their file for the bank. */
export function BankFileBar({ count, total, onMake, onClear }: BankFileBarProps) {
  return (
    <ChosenBar
      label="Chosen refunds"
      count={count}
      total={total}
      note="The file holds whole IBANs. It is made once, with your name and its checksum in the audit."
    >
      <Button className="grow border-white max-sm:w-full" onClick={() => onMake("pain.001")}>
        <FileDown aria-hidden size={18} strokeWidth={1.75} />
        Bank file, ISO 20022
      </Button>
      <Button className={`grow sm:grow-0 ${BAR_BUTTON}`} onClick={() => onMake("csv")}>
        CSV
      </Button>
      <Button className={`grow sm:grow-0 ${BAR_BUTTON}`} onClick={onClear}>
        Clear
      </Button>
    </ChosenBar>
  );
}

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
