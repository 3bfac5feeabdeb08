import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { counted } from "../../../lib/money.ts";
import { useSettled } from "./use-settled.ts";

interface EndDialogProps {
  name: string;
  /** Lots that have not had their turn, the current one included. */
  left: number;
  /** Why the lane cannot end now; null: it can. */
  refusal: string | null;
  onEnd: () => void;
  onClose: () => void;
}

/** The end of a lane, which nobody takes back: asked once more, with what becomes of the lots. */
export function EndDialog({ name, left, refusal, onEnd, onClose }: EndDialogProps) {
  const isSettled = useSettled();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>End {name}?</DialogTitle>
          <DialogDescription>
            {refusal ??
              (left === 0
                ? "All lots have had their turn."
                : `${counted(left, "lot")} without a turn ${left === 1 ? "is" : "are"} withdrawn: not sold, holds are freed, and they may be listed again.`)}
            {refusal === null && " This cannot be taken back."}
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          {refusal === null && (
            <Button variant="press" size="lg" onClick={() => isSettled() && onEnd()}>
              End the lane for everybody
            </Button>
          )}
          <Button size="lg" onClick={onClose}>
            Go on with the lane
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
