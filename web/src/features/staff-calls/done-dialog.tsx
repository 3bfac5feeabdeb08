import { type FormEvent, useId, useState } from "react";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { useFormSend } from "../../components/form/use-form-send.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { field } from "../../components/ui/input.tsx";
import { Label } from "../../components/ui/label.tsx";
import { cn } from "../../lib/cn.ts";
import { type Call, finishCall } from "./queries.ts";

const LONGEST = 1_000;

/** Marks a call as made, with a note for colleagues. */
export function DoneDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const id = useId();
  const [note, setNote] = useState("");
  const { submit, sending, refusal } = useFormSend({
    send: (text: string) => finishCall(call.id_call, text),
    onSent: onClose,
  });

  function finish(event: FormEvent) {
    event.preventDefault();
    if (!sending) void submit(note.trim());
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Mark the call as made?</DialogTitle>
          <DialogDescription className="text-pretty">
            {call.name}, {call.phone}. The request leaves the list of open calls.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={finish}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">
            {refusal && <RefusalMessage refusal={refusal} safe="The request is still open." />}
            <div>
              <Label htmlFor={id}>Note, optional</Label>
              <textarea
                id={id}
                rows={5}
                maxLength={LONGEST}
                value={note}
                aria-describedby={`${id}-hint`}
                onChange={(event) => setNote(event.target.value)}
                className={cn(field, "mt-1.5 w-full resize-y px-3 py-2.5 text-long max-md:text-[1rem]")}
              />
              <p id={`${id}-hint`} className="mt-1 text-small text-text-2">
                What you agreed. Only staff read it.
              </p>
            </div>
          </div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="ink" size="lg" aria-disabled={sending || undefined}>
              {sending ? "One moment…" : "Mark as called"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
