import { useBlocker } from "@tanstack/react-router";
import { FormDialog } from "#/components/form/form-dialog.tsx";

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
    <FormDialog
      title="Leave without saving?"
      text="Your changes are not saved. They are kept in this browser, and are here when you return."
      press="Stay"
      back="Leave"
      onBack={leave}
      onPress={blocker.reset}
      onClose={blocker.reset}
    />
  );
}
