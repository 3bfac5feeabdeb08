import { ledger } from "@marsa/api-spec/amounts";
import { FileDown } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { type BankFileOrder, makeBankFile } from "./queries.ts";
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

const DARK = "border-ink-line bg-ink text-on-ink hover:border-on-ink-3 hover:bg-ink-2";

/** The chosen refunds, at the foot of the list: how many, their sum, and their file for the bank. */
export function BankFileBar({ count, total, onMake, onClear }: BankFileBarProps) {
  return (
    <section
      aria-label="Chosen refunds"
      className="sticky bottom-4 z-10 mt-4 max-w-xl rounded-lg bg-ink p-4 text-on-ink max-lg:bottom-20"
    >
      <p className="flex items-baseline justify-between gap-4 font-strong">
        <span>{count} chosen</span>
        <span className="text-h3 tabular-nums">AED {ledger(total)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="grow border-white max-sm:w-full" onClick={() => onMake("pain.001")}>
          <FileDown aria-hidden size={18} strokeWidth={1.75} />
          Bank file, ISO 20022
        </Button>
        <Button className={`grow sm:grow-0 ${DARK}`} onClick={() => onMake("csv")}>
          CSV
        </Button>
        <Button className={`grow sm:grow-0 ${DARK}`} onClick={onClear}>
          Clear
        </Button>
      </div>
      <p className="mt-3 text-small text-pretty text-on-ink-2">
        The file holds whole IBANs. It is made once, with your name and its checksum in the audit.
      </p>
    </section>
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
