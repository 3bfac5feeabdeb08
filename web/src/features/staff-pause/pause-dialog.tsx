import { type FormEvent, useState } from "react";
import { ReasonField, reasonError } from "../../components/form/reason-field.tsx";
import { RefusalMessage } from "../../components/form/refusal-message.tsx";
import { useFormSend } from "../../components/form/use-form-send.ts";
import { Message } from "../../components/message/message.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { type AuctionPause, pauseAuctions, resumeAuctions } from "./queries.ts";
import { pauseEffects, resumeEffects } from "./words.ts";

const USUAL = ["Power cut at the yard", "Fault in the bidding system", "Wrong facts on several lots"];

interface PauseDialogProps {
  pause: AuctionPause;
  onClose: () => void;
}

/** Confirms a pause of all standard auctions, or its end, with the effects on open lots. */
export function PauseDialog({ pause, onClose }: PauseDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  // Stays as it was opened: the list behind it is read again by itself.
  const [{ paused }] = useState(pause);
  const { submit, sending, refusal } = useFormSend({
    send: (text: string) => (paused ? resumeAuctions() : pauseAuctions(text)),
    onSent: onClose,
  });
  const stale = refusal?.code === "STALE";

  function decide(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const wrong = paused ? undefined : reasonError(reason);
    setError(wrong);
    if (wrong === undefined) void submit(reason.trim());
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{paused ? "Resume all auctions?" : "Pause all auctions?"}</DialogTitle>
          <DialogDescription className="text-pretty">
            {paused
              ? "This is what happens to open lots:"
              : "All standard auctions stop until you resume them:"}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={decide}>
          <div className="grid gap-4 px-4 pt-1 md:px-6">
            {refusal && stale && (
              <Message tone="error" title="A colleague has just done this.">
                Close this dialog to see the present state.
              </Message>
            )}
            {refusal && !stale && <RefusalMessage refusal={refusal} safe="Nothing was changed." />}
            <ul className="grid list-disc gap-2 ps-5 text-body text-pretty">
              {(paused ? resumeEffects(pause) : pauseEffects(pause)).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
            {!paused && (
              <ReasonField
                value={reason}
                onChange={setReason}
                error={error}
                hint="All bidders read it."
                usual={USUAL}
              />
            )}
          </div>
          <DialogFooter className="md:flex-row md:justify-end">
            <Button size="lg" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant={paused ? "ink" : "press"}
              size="lg"
              aria-disabled={sending || undefined}
            >
              {sending ? "One moment…" : paused ? "Resume all auctions" : "Pause all auctions"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
