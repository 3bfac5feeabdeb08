import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";

interface PublicChangeDialogProps {
  /** What changes, one line each. */
  changes: readonly string[];
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** A published lane is changed in front of everybody: what changes, said once more. */
export function PublicChangeDialog({ changes, onClose, onConfirm }: PublicChangeDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change a published lane</DialogTitle>
          <DialogDescription>
            Everybody sees this at once. Who follows the lane has planned for it as it was.
          </DialogDescription>
        </DialogHeader>
        <ul className="list-disc ps-9 pe-4 text-body md:ps-11 md:pe-6">
          {changes.map((line) => (
            <li key={line} className="py-0.5">
              {line}
            </li>
          ))}
        </ul>
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
