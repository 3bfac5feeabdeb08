import { ledger } from "@marsa/api-spec/amounts";
import { FileDown } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import type { BankFileOrder } from "./queries.ts";

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
