import { useFormSend } from "../../../components/form/use-form-send.ts";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { discardDraft } from "../queries.ts";

interface DiscardDialogProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a draft, after one question. */
export function DiscardDialog({ id, onClose, onDone }: DiscardDialogProps) {
  const { submit, sending, refusal } = useFormSend({ send: discardDraft, onSent: onDone });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Discard this draft?</DialogTitle>
          <DialogDescription>
            Everything in it is deleted, photos and documents too. This cannot be undone.
          </DialogDescription>
        </DialogHeader>
        {refusal && (
          <RefusalMessage refusal={refusal} safe="The draft is still there." className="mx-4 md:mx-6" />
        )}
        <DialogFooter className="md:flex-row md:justify-end">
          <Button size="lg" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="ink"
            size="lg"
            aria-disabled={sending || undefined}
            onClick={() => void submit(id)}
          >
            {sending ? "Discarding…" : "Discard draft"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
