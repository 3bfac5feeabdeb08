import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { discardDraft } from "../model/draft/queries.ts";

interface DiscardDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a draft, after one question. */
export function DiscardDialog({ id, onClose, onDone }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard this draft?"
      text="Everything in it is deleted, photos and documents too. This cannot be undone."
      press="Discard draft"
      sending="Discarding…"
      back="Keep it"
      safe="The draft is still there."
      onAct={() => discardDraft(id)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
