import { FormDialog } from "#/components/form/form-dialog.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { discardDraft } from "../model/draft/queries.ts";

interface DiscardDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a draft, after one question. */
export function DiscardDialog({ id, onClose, onDone }: DiscardDialogProps) {
  const { submit, sending, refusal } = useFormSend({ send: discardDraft, onSent: onDone });
  return (
    <FormDialog
      title="Discard this draft?"
      text="Everything in it is deleted, photos and documents too. This cannot be undone."
      press="Discard draft"
      sending="Discarding…"
      back="Keep it"
      busy={sending}
      refusal={refusal}
      safe="The draft is still there."
      onPress={() => void submit(id)}
      onClose={onClose}
    />
  );
}
