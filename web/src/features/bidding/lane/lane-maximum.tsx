import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { money } from "@marsa/api-spec/amounts";
import { StoredMaximum } from "../offers/stored-maximum.tsx";
import type { BiddingState } from "../state/use-bidding.ts";

interface LaneMaximumProps {
  bidding: BiddingState;
  returnTo: string;
  onClose: () => void;
}

/** Sets, raises or lowers the maximum on the current lot, with the same confirmation as a bid. */
export function LaneMaximum({ bidding, returnTo, onClose }: LaneMaximumProps) {
  const { flow, lot, live } = bidding;
  // The confirmation takes its place; going back shows it again.
  if (flow.step === "confirm" || flow.step === "confirm-twice") return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent returnTo={returnTo}>
        <DialogHeader>
          <DialogTitle>
            {bidding.status === "leading" && bidding.mine?.max != null
              ? "Raise your maximum"
              : "Set a maximum"}
          </DialogTitle>
          <DialogDescription className="truncate">
            {lot.title} · now AED {money(live.price ?? live.start_price)}
          </DialogDescription>
        </DialogHeader>
        <div className="px-4 pb-5 md:px-6 md:pb-6">
          <StoredMaximum
            bidding={{ ...bidding, choose: (amount, mode) => (onClose(), bidding.choose(amount, mode)) }}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
