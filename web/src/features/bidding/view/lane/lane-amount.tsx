import { TitledDialog } from "#/components/ui/dialog.tsx";
import { money } from "@marsa/api-spec/amounts";
import { OwnAmountForm } from "../offers/amount-form.tsx";
import { StoredMaximum } from "../offers/stored-maximum.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

interface LaneAmountProps {
  bidding: BiddingState;
  /** A plain bid of one's own amount, or the maximum. */
  mode: "exact" | "max";
  returnTo: string;
  onClose: () => void;
}

/** The field of an amount on the current lot, with the same confirmation as a bid. */
export function LaneAmount({ bidding, mode, returnTo, onClose }: LaneAmountProps) {
  const { flow, lot, live, mine, status } = bidding;
  // The confirmation takes its place; going back shows it again.
  if (flow.step === "confirm" || flow.step === "confirm-twice") return null;
  const Field = mode === "exact" ? OwnAmountForm : StoredMaximum;
  return (
    <TitledDialog
      title={
        mode === "exact"
          ? "Bid another amount"
          : status === "leading" && mine?.max != null
            ? "Raise your maximum"
            : "Set a maximum"
      }
      text={
        <>
          {lot.title} · now AED {money(live.price ?? live.start_price)}
        </>
      }
      textLook="truncate"
      returnTo={returnTo}
      onClose={onClose}
    >
      <div className="px-4 pb-5 md:px-6 md:pb-6">
        <Field bidding={{ ...bidding, choose: (amount, as) => (onClose(), bidding.choose(amount, as)) }} />
      </div>
    </TitledDialog>
  );
}
