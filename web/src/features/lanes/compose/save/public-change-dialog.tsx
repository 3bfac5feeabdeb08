import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";
import { counted } from "../../../../lib/format/counts.ts";

interface PublicChangeDialogProps {
  /** The changes, one line each. */
  changes: readonly string[];
  /** The number of lots that leave the lane. */
  leaving: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Confirms a change of a published lane, which everybody sees. */
export function PublicChangeDialog({ changes, leaving, onClose, onConfirm }: PublicChangeDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change a published lane</DialogTitle>
          <DialogDescription>
            Everybody sees this at once, and bidders may have planned for the old lane.
          </DialogDescription>
        </DialogHeader>
        <ul className="list-disc ps-9 pe-4 text-body md:ps-11 md:pe-6">
          {changes.map((line) => (
            <li key={line} className="py-0.5">
              {line}
            </li>
          ))}
        </ul>
        {leaving > 0 && (
          <p className="px-4 pt-3 text-body text-pretty text-text-2 md:px-6">
            {counted(leaving, "lot")} taken out {leaving === 1 ? "is a standard lot" : "are standard lots"}{" "}
            again, with the end from before. Where that has passed, bidding is over at once.
          </p>
        )}
        <DialogFooter>
          <Button
            variant="press"
            size="lg"
            onClick={() => {
              onClose();
              void onConfirm();
            }}
          >
            Change it
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
