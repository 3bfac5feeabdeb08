import { useState } from "react";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { useFormSend } from "../../components/form/use-form-send.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { announce } from "../../lib/browser/announce.ts";
import { cancelPickup } from "./commands.ts";
import type { Pickup } from "./queries.ts";
import { TimeChooser } from "./time-chooser.tsx";
import { dayAndTime } from "./words.ts";

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
  if (cancelling) {
    return (
      <FormDialog
        title="Cancel the appointment?"
        text={`${appointment ? `${dayAndTime(appointment.starts)} becomes free for others. ` : ""}The lot stays yours: you choose another time and get a new code.`}
        press="Cancel the appointment"
        sending="Cancelling…"
        back="Keep it"
        onBack={() => setCancelling(false)}
        busy={sending}
        refusal={refusal}
        safe="Your appointment stands."
        returnTo="won"
        onPress={() => void submit(undefined)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} returnTo="won">
        <DialogHeader>
          <DialogTitle>Change time</DialogTitle>
        </DialogHeader>
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
      </DialogContent>
    </Dialog>
  );
}
