import { Dialog, DialogContent } from "#/components/ui/dialog.tsx";
import { ConfirmLower } from "./confirm-lower.tsx";
import { type ConfirmProps, ConfirmSum } from "./confirm-sum.tsx";
import { ConfirmTwice } from "./confirm-twice.tsx";
import type { Intention } from "#/features/bidding/model/sending/intention.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

interface ConfirmDialogProps {
  bidding: BiddingState;
  intention: Intention;
  /** Id of the element that gets the focus when the opener is gone. */
  returnTo: string;
}

/** Asks the person to confirm a bid: a dialog on wide screens, a sheet on phones. Only its red button sends the bid. */
export function ConfirmDialog({ bidding, intention, returnTo }: ConfirmDialogProps) {
  const { conditions } = bidding;
  if (!conditions) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && bidding.cancel()}>
      <DialogContent aria-describedby={undefined} returnTo={returnTo}>
        <Step bidding={bidding} intention={intention} conditions={conditions} />
      </DialogContent>
    </Dialog>
  );
}

function Step(props: ConfirmProps) {
  if (props.intention.mode === "lower") return <ConfirmLower {...props} />;
  return props.bidding.flow.step === "confirm-twice" ? (
    <ConfirmTwice {...props} />
  ) : (
    <ConfirmSum {...props} />
  );
}
