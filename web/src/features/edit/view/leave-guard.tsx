import { useBlocker } from "@tanstack/react-router";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { hasOverlay } from "#/lib/dialogs/back-closes.ts";
import type { Editing } from "../model/draft/autosave.ts";

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
    <FormDialog
      title="Leave without saving?"
      text="Your last changes are not on the server. This device keeps them until you come back."
      press="Stay"
      back="Leave"
      onBack={blocker.proceed}
      onPress={blocker.reset}
      onClose={blocker.reset}
    />
  );
}
