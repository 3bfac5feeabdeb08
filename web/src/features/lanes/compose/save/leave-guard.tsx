import { useBlocker } from "@tanstack/react-router";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";

interface LeaveGuardProps {
  dirty: boolean;
  id: number;
  /** Called before the page changes, so that the next page knows about the kept entries. */
  onLeave: () => void;
}

/** Asks before the person leaves a lane with unsaved entries; this browser keeps the entries in any case. */
export function LeaveGuard({ dirty, id, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => dirty && Number((next.search as { lane?: unknown }).lane) !== id,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && blocker.reset()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Leave without saving?</DialogTitle>
          <DialogDescription>
            Your changes are not saved. They are kept in this browser, and are here when you return.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter className="md:flex-row md:justify-end">
          <Button size="lg" onClick={leave}>
            Leave
          </Button>
          <Button variant="ink" size="lg" onClick={blocker.reset}>
            Stay
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
