import { CircleAlert, CircleCheck } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { counted } from "../../../lib/format/counts.ts";
import type { SaleCard } from "../queries.ts";
import type { LotResult } from "./run-bulk.ts";

interface ResultDialogProps {
  /** The word for the lots that moved: "Archived". */
  word: string;
  results: readonly LotResult<SaleCard>[];
  onClose: () => void;
}

/** One line per lot after an action on several: done, or why the lot stays as it was. */
export function ResultDialog({ word, results, onClose }: ResultDialogProps) {
  const done = results.filter(({ ok }) => ok).length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent returnTo="sale-title">
        <DialogHeader>
          <DialogTitle>
            {word} {done} of {counted(results.length, "lot")}
          </DialogTitle>
        </DialogHeader>
        <DialogDescription className="px-4 md:px-6">
          {done === results.length ? "Nothing else has changed." : "The other lots stay as they were."}
        </DialogDescription>
        <ul aria-label="Results" className="px-4 md:px-6">
          {results.map(({ card: { lot }, ok, message }) => (
            <li
              key={lot.id_auction}
              className="flex items-start gap-3 border-b border-line py-2.5 text-small"
            >
              {ok ? (
                <CircleCheck aria-hidden size={18} className="shrink-0 text-green" />
              ) : (
                <CircleAlert aria-hidden size={18} className="shrink-0 text-orange" />
              )}
              <span className="min-w-0">
                <span className="font-strong">
                  {lot.title}, lot {lot.number}
                </span>
                <span className="block text-text-2">{message ?? (ok ? word : "Not changed")}</span>
              </span>
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button variant="ink" size="lg" onClick={onClose}>
            Close
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
