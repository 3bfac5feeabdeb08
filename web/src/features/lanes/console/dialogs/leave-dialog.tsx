import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";

/** Asks the operator before they leave, since the lane pauses without them. */
export function LeaveDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Leave the desk?</DialogTitle>
          <DialogDescription>
            After 10 s without you the lane pauses, as soon as a lot takes bids. It waits until an operator
            resumes it.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="ink" size="lg" onClick={onLeave}>
            Leave
          </Button>
          <Button size="lg" onClick={onClose}>
            Stay
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
