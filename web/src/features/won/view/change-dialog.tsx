import { useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { announce } from "#/lib/browser/announce.ts";
import { cancelPickup } from "../model/commands.ts";
import type { Pickup } from "../model/queries.ts";
import { TimeChooser } from "./time-chooser.tsx";
import { dayAndTime } from "../model/words.ts";

/** Moves an appointment, or cancels it in two steps. */
export function ChangeDialog({ pickup, onClose }: { pickup: Pickup; onClose: () => void }) {
  const [cancelling, setCancelling] = useState(false);
  const { appointment } = pickup;
  const { submit, sending, refusal } = useFormSend({
    send: () => cancelPickup(pickup.id_auction),
    onSent: () => {
      announce("Your appointment is cancelled.");
      onClose();
    },
  });
  return (
    <TitledDialog
      title={cancelling ? "Cancel the appointment?" : "Change time"}
      returnTo="won"
      onClose={() => !sending && onClose()}
    >
      {cancelling ? (
        <>
          <div className="grid gap-4 px-4 md:px-6">
            {refusal && <RefusalMessage refusal={refusal} safe="Your appointment stands." />}
            <p className="text-body text-text-2">
              {appointment && `${dayAndTime(appointment.starts)} becomes free for others. `}
              The lot stays yours: you choose another time and get a new code.
            </p>
          </div>
          <DialogFooter>
            <Button
              variant="ink"
              size="lg"
              aria-disabled={sending || undefined}
              onClick={() => void submit(undefined)}
            >
              {sending ? "Cancelling…" : "Cancel the appointment"}
            </Button>
            <Button variant="ghost" size="lg" onClick={() => setCancelling(false)}>
              Keep it
            </Button>
          </DialogFooter>
        </>
      ) : (
        <>
          <div className="px-4 md:px-6">
            <p className="text-body text-text-2">
              {appointment && `Now ${dayAndTime(appointment.starts)}. `}Your code stays the same.
            </p>
            <TimeChooser pickup={pickup} label="Choose another time" onDone={onClose} />
          </div>
          <DialogFooter>
            <Button variant="ghost" size="lg" onClick={() => setCancelling(true)}>
              Cancel the appointment
            </Button>
          </DialogFooter>
        </>
      )}
    </TitledDialog>
  );
}
