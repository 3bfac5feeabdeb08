import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { ConfirmLower } from "./confirm-lower.tsx";
import { type ConfirmProps, ConfirmSum } from "./confirm-sum.tsx";
import { ConfirmTwice } from "./confirm-twice.tsx";
import type { Intention } from "../sending/intention.ts";
import type { BiddingState } from "../state/use-bidding.ts";

interface ConfirmDialogProps {
  bidding: BiddingState;
  intention: Intention;
  /** Where the keys go when the button that opened this is gone. */
  returnTo: string;
}

/** The step between wish and bid: a dialog on wide screens, a sheet on phones. Nothing is sent before its red button. */
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
