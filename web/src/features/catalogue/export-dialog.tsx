import { Download } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { ErrorBlock } from "../../components/error-block.tsx";
import { Message } from "../../components/message.tsx";
import { download } from "../../lib/download.ts";
import { exportList } from "./export-list.ts";
import { type ListSearch, sectionOf } from "./list-search.ts";
import { countedIn } from "./sections.ts";

/** Lots of one sheet, as the document has it. */
const MOST_LOTS = 10_000;

interface ExportDialogProps {
  search: ListSearch;
  /** Lots of the list, once they are counted. */
  total: number | undefined;
  onClose: () => void;
}

type Step = { kind: "writing" } | { kind: "done"; name: string } | { kind: "failed"; error: unknown };

/** The list as a spreadsheet: begun as this opens, given up when it is closed. */
export function ExportDialog({ search, total, onClose }: ExportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: "writing" });
  const abort = useRef(new AbortController());
  async function write() {
    const control = new AbortController();
    abort.current = control;
    try {
      const file = await exportList(search, control.signal);
      download(file);
      setStep({ kind: "done", name: file.name });
    } catch (error) {
      if (!control.signal.aborted) setStep({ kind: "failed", error });
    }
  }
  const begin = useEffectEvent(() => void write());
  useEffect(() => {
    begin();
    return () => abort.current.abort();
  }, []);
  const lots = countedIn(sectionOf(search), Math.min(total ?? 0, MOST_LOTS));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Export to Excel</DialogTitle>
          <DialogDescription>
            {total === undefined
              ? "The list as it is filtered and sorted."
              : `${lots}, as filtered and sorted.`}
          </DialogDescription>
        </DialogHeader>
        <div className="grid gap-3 px-4 md:px-6" aria-live="polite">
          {step.kind === "writing" && (
            <>
              <progress aria-label="Writing the spreadsheet" className="progress-bar" />
              <p className="text-small text-text-2">Writing the spreadsheet…</p>
            </>
          )}
          {step.kind === "done" && (
            <Message tone="success" icon={Download} title="Your spreadsheet is ready.">
              {step.name} is in your downloads.
            </Message>
          )}
          {step.kind === "failed" && (
            <ErrorBlock
              title="The spreadsheet could not be written."
              safe="Your list is as it was."
              error={step.error}
              onRetry={() => {
                setStep({ kind: "writing" });
                void write();
              }}
            />
          )}
          {(total ?? 0) > MOST_LOTS && (
            <p className="text-small text-text-2">
              A sheet holds the first {countedIn(sectionOf(search), MOST_LOTS)}. Filter the list for the rest.
            </p>
          )}
        </div>
        <DialogFooter>
          <Button size="lg" className="w-full" onClick={onClose}>
            {step.kind === "writing" ? "Cancel" : "Close"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
