import { useBlocker } from "@tanstack/react-router";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { hasOverlay } from "../../../lib/dialogs/back-closes.ts";
import type { Editing } from "./autosave.ts";

/** Saves the rest before the page closes, and asks only when that fails. */
export function LeaveGuard({ editing, path }: { editing: Editing; path: string }) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ next, action }) => {
      if (action === "BACK" && hasOverlay()) return false;
      if (next.pathname === path || !editing.isDirty()) return false;
      return !(await editing.save());
    },
    enableBeforeUnload: editing.isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Dialog open onOpenChange={(open) => !open && blocker.reset()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Leave without saving?</DialogTitle>
          <DialogDescription>
            Your last changes are not on the server. This device keeps them until you come back.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter className="md:flex-row md:justify-end">
          <Button size="lg" onClick={blocker.proceed}>
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
