import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";

interface LeaveDialogProps {
  title: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the leader of the current lot leaves, and says that their bid stays. */
export function LeaveDialog({ title, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>You lead this lot</DialogTitle>
        </DialogHeader>
        <DialogDescription className="px-4 text-pretty md:px-6">
          Your bid on {title} stays valid when you leave. We tell you when you are outbid or win, and a stored
          maximum keeps bidding.
        </DialogDescription>
        <DialogFooter>
          <Button variant="ink" size="xl" onClick={onStay}>
            Stay in the lane
          </Button>
          <Button variant="ghost" size="lg" onClick={onLeave}>
            Leave lane
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
