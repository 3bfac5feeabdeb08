import { type FormEvent, useId, useState } from "react";
import { FieldError } from "../../../../components/form/field-error.tsx";
import { errorsAt, useFormSend } from "../../../../components/form/use-form-send.ts";
import { RefusalMessage } from "../../../../components/form/refusal-message.tsx";
import { toast } from "../../../../components/message/toast.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../components/ui/dialog.tsx";
import { field } from "../../../../components/ui/input.tsx";
import { Label } from "../../../../components/ui/label.tsx";
import { cn } from "../../../../lib/cn.ts";
import { messages } from "../../../../lib/format/messages.ts";
import { counted } from "../../../../lib/format/counts.ts";
import type { Queue } from "../composed.ts";
import { cancelLane } from "./save.ts";

/** The server's limit. */
const SHORTEST = 3;
const LONGEST = 400;

interface CancelDialogProps {
  queue: Queue;
  onClose: () => void;
  onDone: (cancelled: Queue) => void;
}

/** Cancels a published lane, or deletes a draft: shows the consequences and asks for a reason. */
export function CancelDialog({ queue, onClose, onDone }: CancelDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const draft = queue.state === "draft";
  const lots = counted(queue.lots.length, "lot");
  const bid = queue.lots.filter(({ live }) => live.price !== null).length;

  const { submit, sending, refusal, clear } = useFormSend({
    send: (why: string) => cancelLane(queue, why),
    onSent: (cancelled) => {
      onClose();
      onDone(cancelled);
      void toast({ text: draft ? "The draft is deleted" : `${queue.name} is cancelled` });
    },
    errorsOf: errorsAt("reason"),
    showErrors: (errors) => setError(errors.reason),
  });

  async function cancel(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const why = reason.trim();
    const wrong =
      why === ""
        ? messages.required("Reason")
        : why.length < SHORTEST
          ? messages.minLength(SHORTEST)
          : undefined;
    setError(wrong);
    clear();
    if (wrong === undefined) await submit(why);
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{draft ? `Delete ${queue.name}` : `Cancel ${queue.name}`}</DialogTitle>
          <DialogDescription>
            {draft
              ? `Nobody else has seen it. Its ${lots} stay in the standard auctions as they are.`
              : `Its ${lots} are withdrawn${bid > 0 ? `: ${counted(bid, "of them has", "of them have")} stored maximums, and what is held for those is free again` : ""}. Everybody sees that it is cancelled. This cannot be undone.`}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void cancel(event)}>
          <div className="grid gap-3 px-4 md:px-6">
            <div>
              <Label htmlFor={id}>Reason</Label>
              <textarea
                id={id}
                rows={5}
                maxLength={LONGEST}
                value={reason}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={`${id}-error`}
                onChange={(event) => setReason(event.target.value)}
                className={cn(field, "mt-1.5 w-full resize-y px-3 py-2.5 text-long max-md:text-[1rem]")}
              />
              <FieldError id={`${id}-error`} text={error} />
              <p className="mt-1 text-small text-text-2">
                {draft ? "For the staff’s log." : "It appears in the lane’s log, which everybody can read."}
              </p>
            </div>
            {refusal && (
              <RefusalMessage refusal={refusal} safe="The lane is unchanged. Check it again, then decide." />
            )}
          </div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={onClose}>
              Keep it
            </Button>
            <Button type="submit" variant="ink" size="lg" aria-disabled={sending || undefined}>
              {sending ? "One moment…" : draft ? "Discard it" : "Cancel the lane"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
